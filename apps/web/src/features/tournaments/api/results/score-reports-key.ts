/** Where the reports of contested matches are kept. */
export function scoreReportsKey(code: string): readonly [string, string] {
  return ['score-reports', code]
}
