import { GAMES } from '@tablee/domain/tournaments/rule-packs/rule-pack'
import { GAME_MARKS } from '@tablee/messages/game-marks'
import { drawable } from './picture-letters.ts'

/** Satori's form: an element with style and children. */
export type Node = { readonly type: string; readonly props: Record<string, unknown> }
export type Style = Readonly<Record<string, string | number>>

/** Daytime colours of paper, ink and mat: `apps/web/src/ui/theme.css`. */
export const PAINT = {
  paper: '#fbf8f2',
  ink: '#1a1d24',
  muted: '#6b6559',
  red: '#c2331f',
  mat: '#1f6f54',
  stitch: '#5f9f88',
  onMat: '#fbf8f2',
  face: '#fffdf8',
  faceBehind: '#f3ecdd',
  faceLine: '#d9cfbc',
  shade: '#17483a',
} as const

export function node(style: Style, children: string | readonly Node[]): Node {
  return { type: 'div', props: { style, children } }
}

function drawing(svg: string, size: number): Node {
  const src = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
  return { type: 'img', props: { src, width: size, height: size, style: { flexShrink: 0 } } }
}

/** A table with four seats, on a paper card so that it shows on the mat too. */
export function productMark(size: number): Node {
  return drawing(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -4 48 48" width="${size}" height="${size}">
  <circle cx="20" cy="20" r="24" fill="${PAINT.paper}"/>
  <g fill="${PAINT.ink}" transform="rotate(-7 20 20)">
    <rect x="14.5" y="0.5" width="11" height="14" rx="2"/><rect x="25.5" y="14.5" width="14" height="11" rx="2"/>
    <rect x="14.5" y="25.5" width="11" height="14" rx="2"/><rect x="0.5" y="14.5" width="14" height="11" rx="2"/>
  </g>
  <circle cx="20" cy="20" r="9.5" fill="${PAINT.red}" stroke="${PAINT.paper}" stroke-width="2.5"/>
</svg>`,
    size,
  )
}

/** Those of later versions look like another game's. */
function markOf(game: string) {
  return GAME_MARKS[GAMES.find((each) => each === game) ?? 'other']
}

export function gameMark(game: string, size: number): Node {
  const { path, tint } = markOf(game)
  return drawing(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="${size}" height="${size}">
  <circle cx="12" cy="12" r="12" fill="${PAINT.face}"/><circle cx="12" cy="12" r="12" fill="${tint}" opacity="0.16"/>
  <path d="${path}" fill="${tint}" fill-rule="evenodd"/>
</svg>`,
    size,
  )
}

export const COLUMN: Style = { display: 'flex', flexDirection: 'column' }
export const ROW: Style = { display: 'flex', alignItems: 'center' }

/** Truncated with an ellipsis. */
export function text(content: string, style: Style = {}): Node {
  return node({ display: 'block', wordBreak: 'break-word', lineHeight: 1.12, ...style }, drawable(content))
}
