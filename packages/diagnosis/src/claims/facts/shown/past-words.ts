/** What was so before. */
export const PAST =
  /(?<!\p{L})(?:was|were|had been|previous\p{L}*|former\p{L}*|before|old|instead of|vorher|war|bisher\p{L}*|statt|avant|était|ancien\p{L}*|antes|era|anterior\p{L}*|prima|precedente|eerst|vorige|was|poprzedni\p{L}*|wcześniej|раньше|был[ао]?|прежн\p{L}*|önce\p{L}*|eski)(?!\p{L})|之前|原来|以前|元の|이전|기존/iu;
