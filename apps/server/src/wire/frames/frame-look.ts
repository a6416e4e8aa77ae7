/** What a site chooses for the frame on its page, by `theme` and `color`. */
export type FrameLook = {
  /** Null: as the visitor's device. */
  readonly theme: 'light' | 'dark' | null
  /** Six hexadecimal digits. */
  readonly color: string | null
}

/** Unusable choices are as left out. */
export function readFrameLook(asked: URLSearchParams): FrameLook {
  const theme = asked.get('theme')
  const [, color = null] = /^#?([0-9a-f]{6})$/i.exec(asked.get('color') ?? '') ?? []
  return { theme: theme === 'light' || theme === 'dark' ? theme : null, color: color?.toLowerCase() ?? null }
}

/** Only the two colours of the heading are the site's: they always keep a readable contrast. */
export function styleOf({ theme, color }: FrameLook): string {
  return [
    `:root{color-scheme:${theme ?? 'light dark'};${HEADING(color)}}`,
    'body{margin:0;font:1rem/1.5 system-ui,sans-serif;background:light-dark(#fff,#1a1d24);color:light-dark(#1a1d24,#fbf8f2)}',
    'h1{margin:0;padding:.75rem 1rem;font-size:1.125rem;background:var(--heading);color:var(--on-heading);overflow-wrap:anywhere}',
    'h1 a{color:inherit}h2{margin:1rem 1rem .25rem;font-size:1rem}p,li{margin:0;padding:.5rem 1rem;overflow-wrap:anywhere}',
    'ul{margin:0;padding:0;list-style:none}li+li,tr+tr>*{border-top:1px solid light-dark(#e6dfd2,#3f4655)}',
    'li>span{display:block;color:light-dark(#6b6559,#a6abb6);font-size:.875rem}',
    'a{color:light-dark(#a12715,#ff937f)}table{width:100%;border-collapse:collapse}',
    // Names give way: numbers and short words beside them stay whole.
    'td,th{padding:.4rem .5rem;text-align:start;font-variant-numeric:tabular-nums}td+td{overflow-wrap:anywhere}',
    'td:last-child{min-width:5rem}',
    'td:first-child,th:first-child{padding-inline-start:1rem}td:last-child,th:last-child{padding-inline-end:1rem;text-align:end}',
    // Large letters on a phone leave no room for columns.
    '@media(max-width:15rem){thead{display:none}tr,td{display:block}td,td:last-child{padding:.2rem 1rem;text-align:start}tr>td+td{border:0}}',
    'footer{display:flex;flex-wrap:wrap;gap:.25rem 1rem;justify-content:space-between;padding:.75rem 1rem;font-size:.875rem}',
  ].join('')
}

const HEADING = (color: string | null) =>
  color === null
    ? '--heading:light-dark(#f3ede1,#101217);--on-heading:light-dark(#1a1d24,#fbf8f2)'
    : `--heading:#${color};--on-heading:${isLight(color) ? '#1a1d24' : '#fff'}`

/** Where dark ink has more contrast than white (WCAG 2.2, relative luminance). */
function isLight(color: string): boolean {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue
  return (luminance + 0.05) / (INK_LUMINANCE + 0.05) > 1.05 / (luminance + 0.05)
}

/** Of `#1a1d24`. */
const INK_LUMINANCE = 0.0123
