/**
 * Keys with a form of their own, one row each: the kind that a mark names, the form, and where the form is documented. Adding a vendor is adding a
 * row. What has a prefix and a long random rest is found without a row; a row gives it a name and allows a shorter rest.
 */
interface VendorForm {
  readonly kind: string;
  readonly form: RegExp;
  readonly source: string;
}

/** A stretch of letters and digits such as keys have, and words joined by hyphens (sk-fading-circle) have not. */
const RANDOM = /(?=[\w-]{0,200}?(?=[A-Za-z]{0,40}\d)[A-Za-z\d]{12})/.source;
const randomAfter = (prefix: string, length = 16): RegExp => new RegExp(`(?:${prefix})${RANDOM}[\\w-]{${length},}`);

export const VENDOR_FORMS: readonly VendorForm[] = [
  { kind: 'anthropic_key', form: /sk-ant-[\w-]{16,}/, source: 'docs.anthropic.com, API keys' },
  { kind: 'openrouter_key', form: /sk-or-[\w-]{16,}/, source: 'openrouter.ai/docs, authentication' },
  { kind: 'openai_key', form: randomAfter('sk-', 13), source: 'platform.openai.com, API keys' },
  {
    kind: 'stripe_key',
    form: /[sr]k_(?:live|test|prod)_(?:(?=\w{0,40}\d)\w{10,}|(?=[a-z]{0,12}[A-Z])(?=[A-Z]{0,12}[a-z])[A-Za-z]{20,})|whsec_[\w+/=-]{16,}/,
    source: 'docs.stripe.com/keys',
  },
  {
    kind: 'google_key',
    form: /AIza[\w-]{30,}|GOCSPX-[\w-]{16,}|ya29\.[\w.-]{16,}|(?<=1\/\/)0[\w-]{30,}|APA91b[\w-]{60,}/,
    source: 'cloud.google.com/docs/authentication',
  },
  {
    kind: 'aws_key_id',
    form: /A(?:KI|SI|BI|CC)A[A-Z\d]{16}(?![A-Za-z\d])/,
    source: 'docs.aws.amazon.com, unique identifiers of IAM',
  },
  {
    kind: 'aws_session',
    form: /eyJwYXlsb2FkIjoi[A-Za-z\d+/]{80,}={0,2}/,
    source: 'docs.aws.amazon.com, private registry authentication: base64 of {"payload":"…',
  },
  { kind: 'github_token', form: /gh[oprsu]_\w{16,}|github_pat_\w{20,}/, source: 'docs.github.com, token formats' },
  {
    kind: 'gitlab_token',
    form: /gl(?:agent|cbt|dt|ffct|ft|imt|oas|pat|ptt|rt|soat)-[\w.-]{16,}/,
    source: 'docs.gitlab.com/security/tokens',
  },
  {
    kind: 'slack_token',
    form: /(?:xoxe\.)?xox[a-eoprs]-(?=[\w-]*\d)[\w%-]{10,}|xapp-(?=[\w-]*\d)[\w-]{12,}/,
    source: 'api.slack.com/concepts/token-types',
  },
  { kind: 'npm_token', form: /npm_[A-Za-z\d]{30,}/, source: 'github.blog, npm token format' },
  { kind: 'pypi_token', form: randomAfter('pypi-'), source: 'pypi.org/help, API tokens' },
  {
    kind: 'huggingface_token',
    form: /(?:hf|api_org)_[A-Za-z\d]{28,}/,
    source: 'huggingface.co/docs/hub/security-tokens',
  },
  { kind: 'sendgrid_key', form: /SG\.[\w-]{16,}\.[\w-]{16,}/, source: 'docs.sendgrid.com, API keys' },
  { kind: 'twilio_key', form: /SK[\da-f]{32}(?!\w)/, source: 'twilio.com/docs/iam/api-keys' },
  {
    kind: 'telegram_token',
    form: /(?<=(?<!\d)\d{8,10}:)(?=[\w-]*[A-Z])[\w-]{35}(?![\w-])/,
    source: 'core.telegram.org/bots/api',
  },
  {
    kind: 'discord_token',
    form: /[MNO][\w-]{22,28}\.[\w-]{6}\.[\w-]{27,}/,
    source: 'discord.com/developers/docs/reference',
  },
  { kind: 'databricks_token', form: /dapi[\da-f]{32}/, source: 'docs.databricks.com, personal access tokens' },
  { kind: 'digitalocean_token', form: /do[opr]_v1_[\da-f]{32,}/, source: 'docs.digitalocean.com, API tokens' },
  { kind: 'vault_token', form: /hv[brs]\.[\w-]{16,}/, source: 'developer.hashicorp.com/vault, tokens' },
  { kind: 'age_key', form: /AGE-SECRET-KEY-1[A-Z\d]{40,}/, source: 'age-encryption.org/v1' },
  { kind: 'shopify_token', form: /shp(?:at|ca|pa|ss)_[\da-fA-F]{32}/, source: 'shopify.dev, access tokens' },
  { kind: 'square_token', form: /sq0[a-z]{3}-[\w-]{20,}/, source: 'developer.squareup.com, access tokens' },
  { kind: 'mailgun_key', form: /key-[\da-f]{32}/, source: 'documentation.mailgun.com' },
  {
    kind: 'service_key',
    form: /[\da-f]{32}-[\da-f]{8}-[\da-f]{8}(?![\w-])/,
    source: 'documentation.mailgun.com',
  },
  { kind: 'mailchimp_key', form: /[\da-f]{32}-us\d{1,2}(?!\w)/, source: 'mailchimp.com/developer' },
  { kind: 'atlassian_token', form: /AT[AC]TT3[\w=-]{20,}|ATBB\w{20,}/, source: 'support.atlassian.com, API tokens' },
  { kind: 'doppler_token', form: /dp\.[a-z]{2,5}\.\w{30,}/, source: 'docs.doppler.com/reference/auth-token-formats' },
  { kind: 'alibaba_key', form: /LTAI[A-Za-z\d]{12,26}(?!\w)/, source: 'alibabacloud.com, AccessKey pairs' },
  {
    kind: 'airtable_token',
    form: /pat[A-Za-z\d]{14}\.[\da-f]{64}/,
    source: 'airtable.com/developers, personal access tokens',
  },
  { kind: 'onepassword_key', form: /A3-[A-Z\d]{6}(?:-[A-Z\d]{5,11}){4,5}/, source: 'support.1password.com/secret-key' },
  { kind: 'sentry_token', form: /sntry[su]_[\w+/=-]{20,}/, source: 'docs.sentry.io, auth tokens' },
  {
    kind: 'wallet_key',
    form: /[xyz]prv[1-9A-HJ-NP-Za-km-z]{50,}|(?=\w{0,50}\d)[5KL][1-9A-HJ-NP-Za-km-z]{50,51}(?!\w)/,
    source: 'github.com/bitcoin/bips, BIP 32 and wallet import format',
  },
  {
    kind: 'service_key',
    form: randomAfter(
      'gsk_|r8_|fw_|pcsk_|lsv2_[ps][tk]_|sk_(?=[\\da-f]{40})|re_|ntn_|secret_|sbp_|sb_secret_|lin_(?:api|oauth)_|figd_|dckr_[op]at_|gls?[ac]_|pscale_[a-z]+_|rubygems_|nfp_|rnd_|sq[apu]_|bkua_|sgp_|phx_|e2b_|rzp_(?:live|test)_|vercel_blob_rw_',
    ),
    source:
      'the API references of Groq, Replicate, Fireworks, Pinecone, LangSmith, Resend, Notion, Supabase, Linear, Figma and others',
  },
  {
    kind: 'service_key',
    form: randomAfter(
      '(?:xai|pplx|csk|nvapi|tvly|fc|pul|xkeysib|xsmtpsib|tskey|pat-[a-z]{2}\\d|CFPAT|FLWSECK|HRKU|NRAK|PMAK)-|(?<![/+])EAA[A-Z]',
    ),
    source:
      'the API references of xAI, Perplexity, Cerebras, NVIDIA, Tavily, Pulumi, Brevo, Tailscale, Postman, New Relic, Meta and others',
  },
  {
    kind: 'service_key',
    form: randomAfter(
      'EZ[AT]K|AKCp|shippo_(?:live|test)_|duffel_(?:live|test)_|CLOJARS_|waka_|rpa_|cio_|lip_|pnu_|fo1_|fm[12]_|tfp_|apify_api_|posthog_|jina_|ops_eyJ|oy2|nsec1|sl\\.|sk_|pat_|tok_|k8s-aws-v1\\.|amzn\\.mws\\.|dt0[a-z]\\d\\d\\.|sqOatp-|v1\\.0-|ory_[a-z]{2}_|infracost_|ctpat_',
    ),
    source:
      'the API references of EasyPost, Artifactory, Shippo, Duffel, Clojars, WakaTime, RunPod, Customer.io, NuGet, Dropbox, EKS, Amazon MWS, Dynatrace, Square, Cloudflare and others',
  },
  {
    kind: 'service_key',
    form: /access-(?:sandbox|development|production)-[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}|rzp_(?:live|test)_[A-Za-z\d]{14}(?!\w)/,
    source: 'plaid.com/docs/api/tokens; razorpay.com/docs/api/authentication',
  },
  {
    kind: 'service_key',
    form: /(?:sdk|mob|api|waka|HRKU)[-_][\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}(?![\w-])/,
    source: 'docs.launchdarkly.com, keys; wakatime.com/developers; devcenter.heroku.com',
  },
  {
    kind: 'service_key',
    form: /[A-Za-z]{1,8}\d?\.(?=[\w-]{0,20}\d)(?=[\w-]{0,20}[A-Z])[A-Za-z\d_-]{16,80}\.(?=[\w-]{0,40}\d)[\w-]{30,}/,
    source: 'any prefix with two random parts after dots',
  },
  {
    kind: 'jwt',
    form: /sk\.eyJ[\w-]{16,}\.[\w-]{10,}|eyJ[\w-]{8,}\.(?:eyJ[\w-]{4,}|[\w-]*\.[\w-]{8,})(?:\.[\w-]*){0,3}/,
    source: 'RFC 7519; docs.mapbox.com for sk.eyJ',
  },
  {
    kind: 'service_key',
    form: /access_token\$\w{4,12}\$\w{10,30}\$[\da-f]{32}|GR1348941[\w-]{20,}|CfDJ8[\w-]{40,}|v\d\.(?:local|public)\.[\w-]{40,}|EAA[\w]{90,}|ABSK[A-Za-z\d+/]{60,}={0,2}/,
    source:
      'developer.paypal.com (Braintree); docs.gitlab.com; learn.microsoft.com, data protection; paseto.io; developers.facebook.com; docs.aws.amazon.com/bedrock',
  },
  {
    kind: 'signature',
    form: /(?<=[?&;, -]Signature=|[?&;]signature=)(?=[\w%+/=~-]*\d)[\w%+/=~-]{32,}|(?<=[?&;6]sig=)[\w%+/=.-]{18,}/,
    source: 'signed links of AWS, Google Cloud and Azure',
  },
  {
    kind: 'bearer_token',
    form: /(?<=[Bb](?:earer|EARER)["':= ]{1,4})(?=[\w.~+/-]*\d)[\w.~+/-]{16,}=*/,
    source: 'RFC 6750',
  },
  { kind: 'basic_auth', form: /(?<=[Bb](?:asic|ASIC) )(?=[A-Za-z+/]*\d)[A-Za-z\d+/]{16,}=*/, source: 'RFC 7617' },
];
