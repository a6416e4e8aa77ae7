import { GAMES } from '@tablee/domain/tournaments/rule-packs/rule-pack'
import { GAME_MARKS } from '@tablee/messages/game-marks'
import { expect, test } from 'vitest'
import css from './theme.css?raw'

type Theme = 'light' | 'dark'
const THEMES = ['light', 'dark'] as const

function tokens(): Map<string, Record<Theme, string>> {
  const pairs = [...css.matchAll(/--([a-z-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)]
  return new Map(pairs.map(([, name, light, dark]) => [String(name), { light: String(light), dark: String(dark) }]))
}

/** As in WCAG 2.2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

function contrastOf([front, back]: readonly [string, string], theme: Theme): number {
  const [one, other] = [tokens().get(front), tokens().get(back)]
  if (!one || !other) throw new Error(`no token ${front} or ${back}`)
  return contrast(one[theme], other[theme])
}

const ACCENTS = ['carmine', 'felt', 'amber', 'slate']
const TEXT_PAIRS: readonly (readonly [string, string])[] = [
  ...['paper', 'surface', 'sunken'].flatMap((back) =>
    ['ink', 'muted', ...ACCENTS].map((front) => [front, back] as const),
  ),
  ...ACCENTS.flatMap((accent) => [[accent, `${accent}-wash`] as const, ['ink', `${accent}-wash`] as const]),
  ['on-carmine', 'carmine'],
  ['on-carmine', 'carmine-strong'],
  ['on-felt', 'felt'],
  ['on-mat', 'mat'],
  ['face-ink', 'face'],
  ['face-ink', 'face-line'],
]
const CONTROL_PAIRS: readonly (readonly [string, string])[] = [
  ...['paper', 'surface'].flatMap((back) => ['control', 'slate'].map((front) => [front, back] as const)),
  ['control', 'sunken'],
  ['face', 'mat'],
  ['on-mat', 'mat'],
  ...GAMES.flatMap((game) => [[`game-${game}`, 'surface'] as const, [`game-${game}`, 'sunken'] as const]),
]

test('contrast is measured as WCAG measures it', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})

test.each(THEMES.flatMap((theme) => TEXT_PAIRS.map((pair) => [theme, ...pair] as const)))(
  'in the %s theme, %s can be read on %s',
  (theme, front, back) => {
    expect(contrastOf([front, back], theme)).toBeGreaterThanOrEqual(4.5)
  },
)

test.each(THEMES.flatMap((theme) => CONTROL_PAIRS.map((pair) => [theme, ...pair] as const)))(
  'in the %s theme, %s stands out on %s',
  (theme, front, back) => {
    expect(contrastOf([front, back], theme)).toBeGreaterThanOrEqual(3)
  },
)

test('GAME-1 every game has a tint, by day the one of the pictures of links', () => {
  for (const game of GAMES) expect(tokens().get(`game-${game}`)?.light).toBe(GAME_MARKS[game].tint)
})

test('LAY-10 the breakpoints are 640, 768, 1024, 1280 and 1536', () => {
  const breakpoints = [...css.matchAll(/--breakpoint-([a-z0-9]+): (\d+)px/g)].map(([, name, width]) => [
    name,
    Number(width),
  ])
  expect(breakpoints).toEqual([
    ['sm', 640],
    ['md', 768],
    ['lg', 1024],
    ['xl', 1280],
    ['2xl', 1536],
  ])
  expect(css).toContain('--breakpoint-*: initial')
})

const SOURCES = import.meta.glob<string>('../**/*.tsx', { query: '?raw', import: 'default', eager: true })
/** Names of the framework's palette, all disabled in this theme. */
const OF_PALETTE =
  /\b(?:bg|text|border(?:-[a-z])?|divide|outline|fill|stroke|decoration)-(white|black|(?:slate|gray|zinc|neutral|stone|red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose)-\d{2,3})\b/g

test('a colour that a screen names is one of the theme: another is no colour at all', () => {
  expect(Object.keys(SOURCES).length).toBeGreaterThan(100)
  const named = new Set(
    Object.values(SOURCES).flatMap((source) => [...source.matchAll(OF_PALETTE)].map(([, name]) => name)),
  )
  expect([...named].filter((name) => !css.includes(`--color-${name}: `))).toEqual([])
})

test('STAK-7 paper is black on white in either theme, the chosen one too', () => {
  expect(css).toMatch(/@media print \{\s*:root,\s*:root\[data-theme\] \{\s*color-scheme: light;/)
})
