import { fittedSize } from './fitted-size.ts'
import type { Picture } from './picture.ts'
import { drawable } from './picture-letters.ts'
import { COLUMN, type Node, node, PAINT, text } from './picture-parts.ts'

type Podium = Extract<Picture, { kind: 'finished' }>['podium']

const HEIGHT = 346
/** More winners than lie in front of one another stand in rows. */
const MOST_LAID = 3
const IN_A_ROW = 4
const MOST_ROWS = 2
const GAP = 16

export function layPodium(podium: Podium, width: number): Node {
  const winners = podium.filter(({ rank }) => rank === 1)
  if (winners.length > MOST_LAID) return inRows(winners, width)
  const whole = podium.filter(({ rank }) => podium.filter((other) => other.rank <= rank).length <= MOST_LAID)
  return node({ display: 'flex', position: 'relative', width, height: HEIGHT }, laid(whole, width))
}

/** Those for whom there is no room are counted. */
function inRows(winners: Podium, width: number): Node {
  const room = IN_A_ROW * MOST_ROWS
  const isFull = winners.length > room
  const shown = isFull ? winners.slice(0, room - 1) : winners
  const names = shown.map(({ name }) => drawable(name) || '1')
  const cards = isFull ? [...names, `+ ${winners.length - shown.length}`] : names
  const rows = Math.ceil(cards.length / IN_A_ROW)
  const size = { width: (width - (IN_A_ROW - 1) * GAP) / IN_A_ROW, height: (HEIGHT - (rows - 1) * GAP) / rows }
  return node(
    {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'center',
      alignContent: 'center',
      gap: GAP,
      width,
      height: HEIGHT,
    },
    cards.map((name) => winnerCard(name, size)),
  )
}

function winnerCard(name: string, { width, height }: { readonly width: number; readonly height: number }): Node {
  const fontSize = fittedSize(name, { width: width - 50, height: height - 40, lines: 4, sizes: [44, 20] })
  return node(
    {
      ...{ display: 'flex', alignItems: 'center', justifyContent: 'center', width, height, boxSizing: 'border-box' },
      ...{ padding: 20, borderRadius: 24, background: PAINT.face, border: `5px solid ${PAINT.red}`, color: PAINT.ink },
    },
    [text(name, { fontSize, fontWeight: 800, textAlign: 'center', lineClamp: 4, width: '100%' })],
  )
}

/** How far a card overlaps below the previous one. */
const BELOW = 22
/** A name keeps this distance on the covered side. */
const COVERED = BELOW + 26

/** The winner's card lies face up in front of the other two; shared first places lie side by side. */
function laid([first, second, third]: Podium, width: number): readonly Node[] {
  const isShared = second?.rank === first?.rank
  const [front, behind] = isShared ? [380, 270] : [420, 330]
  const seen = behind - BELOW
  const fronts = isShared ? 2 * front + BELOW / 2 : front
  const before = second && !isShared ? seen : 0
  const start = (width - before - fronts - (third ? seen : 0)) / 2 + before
  const end = start + fronts
  return [
    ...(second && !isShared
      ? [podiumCard(second, { left: start - behind + BELOW, width: behind, turn: -5, isBehind: true })]
      : []),
    ...(third ? [podiumCard(third, { left: end - BELOW, width: behind, turn: 5, isBehind: true })] : []),
    ...(first ? [podiumCard(first, { left: start, width: front, turn: 0, isBehind: false })] : []),
    ...(second && isShared
      ? [podiumCard(second, { left: start + front + BELOW / 2, width: front, turn: 0, isBehind: false })]
      : []),
  ]
}

/** The room of a name below its rank. */
const IN_FRONT = { height: 204, sizes: [64, 24] } as const
const BEHIND = { height: 146, sizes: [42, 22] } as const

type Lying = { readonly left: number; readonly width: number; readonly turn: number; readonly isBehind: boolean }

function podiumCard({ rank, name }: Podium[number], { left, width, turn, isBehind }: Lying): Node {
  const shown = drawable(name) || `${rank}`
  const room = { width: width - 20 - (turn === 0 ? 20 : COVERED) - 10, lines: 5 }
  const size = fittedSize(shown, { ...room, ...(isBehind ? BEHIND : IN_FRONT) })
  return node(
    {
      ...COLUMN,
      position: 'absolute',
      left,
      top: isBehind ? 62 : 0,
      alignItems: 'center',
      justifyContent: 'center',
      gap: 8,
      width,
      height: isBehind ? 240 : 336,
      boxSizing: 'border-box',
      padding: `16px ${turn < 0 ? COVERED : 20}px 16px ${turn > 0 ? COVERED : 20}px`,
      borderRadius: 24,
      background: isBehind ? PAINT.faceBehind : PAINT.face,
      border: `${isBehind ? 2 : 5}px solid ${isBehind ? PAINT.faceLine : PAINT.red}`,
      boxShadow: `0 8px 0 ${PAINT.shade}`,
      color: PAINT.ink,
      transform: `rotate(${turn}deg)`,
    },
    [
      text(`${rank}`, {
        fontSize: isBehind ? 52 : 88,
        fontWeight: 800,
        lineHeight: 1,
        color: isBehind ? PAINT.muted : PAINT.red,
      }),
      text(shown, { fontSize: size, fontWeight: 800, textAlign: 'center', lineClamp: 5, width: '100%' }),
    ],
  )
}
