export function scoreReportsKey(code: string): readonly [string, string] {
  return ['score-reports', code]
}
