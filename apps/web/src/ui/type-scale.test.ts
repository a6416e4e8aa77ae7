import { expect, test } from 'vitest'
import css from './theme.css?raw'

const SOURCES = import.meta.glob<string>('../**/*.tsx', { query: '?raw', import: 'default', eager: true })
/** Without the wall and print, which are sized by screen and sheet; tests do not render. */
const SCREENS = Object.entries(SOURCES).filter(([file]) => !/\/(paper|wall|testing)\/|\.test\.tsx$/.test(file))

/** The framework's size names, whether or not the theme has them. */
const NAMED = /(?<![\w-])text-(xs|sm|base|lg|[2-9]?xl|section|title|figure)(?![\w-])/g
const SIZES = ['base', 'figure', 'lg', 'section', 'sm', 'title']
/** With large text a size may be limited by the width, like the theme's. */
const MEASURED = /(?<![\w-]|large-text:|large-text:\*:)text-\[(?:length:)?(?:clamp|min|max|calc|[\d.])[^\]]*\]/g
/** Objects sized by their surface. */
const OBJECTS: Readonly<Record<string, string>> = {
  './code-cards.tsx': 'a card of the code',
  'app/layout/header.tsx': 'the name of the house beside its mark',
  'features/tournaments/codes/scan-page.tsx': 'the number of the table that a code told, as large as on the card',
  'features/tournaments/draft/own-draft-card.tsx': 'the seconds of a pick, as large as the card',
  'features/tournaments/player-dashboard/table-card.tsx': 'the number of the table, as large as the card',
}

const found = (sought: RegExp) =>
  SCREENS.flatMap(([file, source]) =>
    [...source.matchAll(sought)].map(([match, name]) => ({ file: file.replace('../', ''), size: name ?? match })),
  )

test('LOOK-1 letters have five sizes, and objects one more: a screen names no other', () => {
  expect(SCREENS.length).toBeGreaterThan(300)
  const odd = found(NAMED).filter(({ size }) => !SIZES.includes(size))
  expect(odd.map(({ file, size }) => `${file}: text-${size}`)).toEqual([])
  const ofTheme = new Set([...css.matchAll(/--text-([a-z0-9]+): /g)].map(([, name]) => name))
  expect([...ofTheme].sort()).toEqual(SIZES)
})

test('LOOK-1 the title of a page is 28 px on a phone and 36 on a desk, that of a section 22 and 28', () => {
  const [phone = '', desk = ''] = css.split('@media (min-width: 640px) {\n  :root {\n    --section')
  expect(phone).toContain('--section: min(1.375rem, 12vw);')
  expect(phone).toContain('--title: min(1.75rem, 13vw);')
  expect(desk.startsWith(': min(1.75rem, 13vw);')).toBe(true)
  expect(desk).toContain('--title: min(2.25rem, 14vw);')
})

test('LOOK-1 a size that is measured out is that of an object', () => {
  const files = new Set(found(MEASURED).map(({ file }) => file))
  expect([...files].filter((file) => !(file in OBJECTS))).toEqual([])
})

test('LOOK-2 a page has its title in the size of titles, and sections theirs', () => {
  const sizeOf = (heading: string) => /(?<![\w:-])text-(sm|base|lg|section|title)(?![\w-])/.exec(heading)?.[1]
  const headings = (level: number) =>
    SCREENS.flatMap(([file, source]) =>
      [...source.matchAll(new RegExp(`<h${level}\\b[^>]*`, 'gs'))]
        .map(([tag]) => ({ file: file.replace('../', ''), tag }))
        .filter(({ tag }) => !/className="sr-only"/.test(tag))
        .map(({ file: of, tag }) => `${of}: ${sizeOf(tag)}`),
    )
  const isOdd = (size: string, allowed: readonly string[]) => !allowed.includes(size.split(': ')[1] ?? '')
  // Pinned bars limit their title's size.
  const bars = ['features/tournaments/admin/admin-line.tsx: lg', 'features/registrations/door-desk/door-head.tsx: base']
  expect(headings(1).filter((each) => isOdd(each, ['title', 'undefined']) && !bars.includes(each))).toEqual([])
  expect(headings(3).filter((each) => isOdd(each, ['lg', 'base', 'sm', 'undefined']))).toEqual([])
  expect(headings(2).filter((each) => isOdd(each, ['section', 'lg', 'sm', 'undefined']))).toEqual([])
})

test('LOOK-3 everything is written in one face, that of no system', () => {
  expect(css).toContain('--default-font-family: var(--font-display);')
  expect(css).toMatch(/body \{[^}]*font-family: var\(--font-display\);/)
  const others = SCREENS.filter(([, source]) => /(?<![\w-])font-(sans|serif)(?![\w-])/.test(source)).map(
    ([file]) => file,
  )
  expect(others).toEqual([])
})

test('LOOK-3 until the face has come, what stands in for it is as wide, in both weights', () => {
  const faces = [...css.matchAll(/@font-face \{([^}]*)\}/g)].map(([, face]) => face ?? '')
  const standIns = faces.filter((face) => face.includes('size-adjust'))
  for (const family of ['Bricolage Fallback', 'Bricolage Roboto']) {
    const of = standIns.filter((face) => face.includes(`"${family}"`))
    expect(of.map((face) => /font-weight: ([^;]+);/.exec(face)?.[1])).toEqual(['200 500', '501 800'])
  }
})

test('LOOK-4 corners are 12, 8 or round', () => {
  const radii = found(/(?<![\w-])(rounded(?:-[a-z0-9[\].]+)*)(?![\w-])/g).map(({ size }) => size)
  const allowed = /^rounded(-[tbselr]{1,2})?-(card|control|full|none)$|^rounded$/
  expect([...new Set(radii)].filter((each) => !allowed.test(each))).toEqual([])
})

/** CIE L*, from 0 to 100. */
function lightness(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 116 * Math.cbrt(0.2126 * red + 0.7152 * green + 0.0722 * blue) - 16
}

test('LOOK-4 at night well, page and card are told apart', () => {
  const dark = (token: string) =>
    new RegExp(`--${token}: light-dark\\(#[0-9a-f]{6}, (#[0-9a-f]{6})\\)`).exec(css)?.[1] ?? ''
  const [sunken = 0, paper = 0, surface = 0, line = 0] = ['sunken', 'paper', 'surface', 'line'].map((token) =>
    lightness(dark(token)),
  )
  expect(paper - sunken).toBeGreaterThan(4.5)
  expect(surface - paper).toBeGreaterThan(7)
  expect(line - surface).toBeGreaterThan(7)
})

test('LOOK-8 three gestures move, and nothing else does: what opens fades in where it stands', () => {
  const moving = [...css.matchAll(/@keyframes ([a-z-]+) \{((?:[^{}]|\{[^}]*\})*)\}/g)].filter(([, , body]) =>
    /transform|translate|rotate|scale|width|height/.test(body ?? ''),
  )
  expect(moving.map(([, name]) => name)).toEqual(['turn', 'deal', 'lift'])
  expect(css).toMatch(/animation: turn 240ms/)
  expect(css).toMatch(/animation: deal \d+ms ease-out calc\(30ms \* var\(--place\)\)/)
  expect([...css.matchAll(/transition: ([^;]+);/g)].map(([, what]) => what)).toEqual(['opacity 180ms ease-out'])
  // A press may change a colour; no class may animate position, size or rotation.
  const movers = /(?<![\w-])(?:transition(?:-all|-transform|-\[[^\]]+\])?|animate-(?!spin)[a-z-]+)(?![\w-])/g
  expect(found(movers).map(({ file, size }) => `${file}: ${size}`)).toEqual([])
})
