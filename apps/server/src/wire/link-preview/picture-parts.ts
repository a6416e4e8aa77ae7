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

type Mark = { readonly path: string; readonly tint: string }

const OTHER: Mark = {
  path: 'M8 4.5h8a1.5 1.5 0 0 1 1.5 1.5v12a1.5 1.5 0 0 1-1.5 1.5H8A1.5 1.5 0 0 1 6.5 18V6A1.5 1.5 0 0 1 8 4.5z M12 9l-2.5 3 2.5 3 2.5-3z',
  tint: '#5d5850',
}

/** Drawn for Tablée, as on its screens (`game-mark.tsx`); not a logo of the game. */
const MARKS: Readonly<Record<string, Mark>> = {
  magic: {
    path: 'M12 5.2l6.5 4.7-2.5 7.6H8L5.5 9.9z M12 9l-2.9 2.1 1.1 3.4h3.6l1.1-3.4z',
    tint: '#8a4b12',
  },
  pokemon: { path: 'M13.6 4.5L6.5 13.2h4.3l-1.2 6.3 7.1-8.7h-4.3z', tint: '#a83e6c' },
  yugioh: { path: 'M12 5l7.5 13h-15z M12 10.2l-2.9 5.1h5.8z', tint: '#6b4aa0' },
  lorcana: { path: 'M12 4.5c3 4 5.2 6.6 5.2 9.6a5.2 5.2 0 0 1-10.4 0c0-3 2.2-5.6 5.2-9.6z', tint: '#2a5a9c' },
  altered: { path: 'M12 4l2.1 5.9L20 12l-5.9 2.1L12 20l-2.1-5.9L4 12l5.9-2.1z', tint: '#12707a' },
}

export function gameMark(game: string, size: number): Node {
  const { path, tint } = (Object.hasOwn(MARKS, game) ? MARKS[game] : undefined) ?? OTHER
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
