/** An assertion on a value that was replaced by one that almost anything passes; null when none was. */
export function findLoosened(lost: readonly string[], gained: readonly string[]): string | null {
  const strict = lost.filter(isStrict).length;
  if (strict === 0 || gained.filter(isStrict).length >= strict) return null;
  return gained.find((line) => !isStrict(line) && LOOSE.test(line)) ?? null;
}

const isStrict = (line: string): boolean => STRICT.test(line) && !LOOSE.test(line);

/** It has to be this value. */
const STRICT =
  /\.to(?:Be|Equal|StrictEqual|MatchObject|HaveLength|HaveBeenCalledTimes|HaveBeenCalledWith|HaveText|ContainText)\(\s*[^)\s]|\bassert(?:Equals?|AlmostEqual|Same|CountEqual|DictEqual|ListEqual)\(|\bassert_eq(?:ual)?!?\b|\bAreEqual\(|\.isEqualTo\(|\.(?:eq|eql|equal|equals)\(|\bassert\b.{1,200}[^=!<>]={2,3}[^=]|\b(?:EXPECT|ASSERT)_(?:EQ|STREQ|FLOAT_EQ|DOUBLE_EQ)\b|\b(?:require|assert)\.(?:Equal|EqualValues|Exactly|strictEqual|deepEqual|deepStrictEqual|equal)\(|\bXCTAssertEqual\(|\b(?:to|should) (?:eq|eql|be)\b|\.(?:once|twice|exactly)\b|\bassert_called_once_with\(|\bmust_equal\b|\bShould\(\)\.Be\(/;

/** It only has to be there, to be a number, or to be of a kind. */
const LOOSE =
  /\.toBe(?:Defined|Truthy|InstanceOf|TypeOf|GreaterThan(?:OrEqual)?|LessThan(?:OrEqual)?)\b|\.not\.toBe(?:Null|Undefined|NaN)\(|\.not\.toThrow\(|\bexpect\.(?:any|anything)\b|\.toHaveBeenCalled\(\)|\bassertIs(?:NotNone|Instance)\(|\bassert(?:NotNull|NotEmpty|IsNumeric|IsInt|IsFloat|IsString|Greater(?:Equal)?|Less(?:Equal)?|NotEquals?|In)\(|\bassert(?:True|\.ok|!)\(\s*[\w.[\]'"]+\s*[),>]|\bassert\s+[^=<>!]{1,120}(?:\bis not None\b|!=|>)|^\s*assert\s+[\w.()[\]'"]{1,120}\s*$|\bassert\s+isinstance\(|\bassert_not_nil\b|\b(?:require|assert)\.(?:NotNil|NotEmpty|NotZero|IsType|Positive|ok|notEqual|isOk|exists)\(|\bbe_(?:present|truthy|a|an|kind_of|positive)\b|\b(?:not_to|to_not) be_nil\b|\bat_least\b|\bany_number_of_times\b|\bis_(?:some|ok)\(\)|\bIsNot(?:Null|Empty)\(|\.isNot(?:Null|Empty|Zero)\(|\.isInstanceOf\(|\b(?:EXPECT|ASSERT)_(?:TRUE|NE|GE|GT|LE|LT)\b|\bXCTAssertNotNil\(|\bNotBeNull\(/;
