/** Credentials, which are neither searched for nor shown. References such as `var.x` are none. */
const secretPattern =
  /\b(?:AKIA|ASIA)[A-Z\d]{16}\b|\bgh[pousr]_\w{20,}|\bgithub_pat_\w{20,}|\bglpat-[\w-]{16,}|\bxox[a-z]-[\w-]{10,}|\beyJ[\w-]{8,}\.[\w-]+\.?[\w-]*|\b[\w-]{0,40}(?:password|passwd|secret|token|(?:api|access|secret)[_-]?key)\s*[=:]\s*["']?(?!\$\{|(?:var|local|module|data|dependency|aws_\w+|random_\w+)\.)[^\s"']{6,}/gi;

export function withoutSecrets(text: string): string {
  return text.replace(secretPattern, " ");
}
