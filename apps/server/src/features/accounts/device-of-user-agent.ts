/** Shown in the list of sessions; empty when the browser does not say. */
export type DeviceNames = {
  readonly system: string
  readonly browser: string
  readonly kind: 'smartphone' | 'tablet' | 'desktop' | ''
}

/** Order matters: later names also occur in the user agents of earlier ones. */
const BROWSERS = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['Firefox', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['CriOS', 'Chrome'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const

const SYSTEMS = [
  ['iPhone', 'iOS', 'smartphone'],
  ['iPad', 'iPadOS', 'tablet'],
  ['Android', 'Android', 'smartphone'],
  ['Windows', 'Windows', 'desktop'],
  ['Macintosh', 'macOS', 'desktop'],
  ['Linux', 'Linux', 'desktop'],
] as const

export function deviceOf(userAgent: string): DeviceNames {
  const browser = BROWSERS.find(([mark]) => userAgent.includes(`${mark}/`))
  const system = SYSTEMS.find(([mark]) => userAgent.includes(mark))
  return { system: system?.[1] ?? '', browser: browser?.[1] ?? '', kind: system?.[2] ?? '' }
}
