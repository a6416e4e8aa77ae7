import { IMAGE_HEIGHT, IMAGE_WIDTH, type Picture } from './picture.ts'
import { calendarCard, sign } from './picture-cards.ts'
import { drawable } from './picture-letters.ts'
import { COLUMN, gameMark, type Node, node, PAINT, productMark, ROW, type Style, text } from './picture-parts.ts'

export function layOut(picture: Picture): Node {
  switch (picture.kind) {
    case 'home':
      return onMat([product(), codeCards('      ', 138), words(picture.words, 64)])
    case 'shop':
      return shop(picture)
    case 'announced':
      return announced(picture)
    case 'gathering':
      return gathering(picture)
    case 'running':
      return running(picture)
    case 'finished':
      return finished(picture)
    default:
      return picture satisfies never
  }
}

const WHOLE: Style = { width: IMAGE_WIDTH, height: IMAGE_HEIGHT, boxSizing: 'border-box' }
/** From the picture's edge to the stitches, and from these to the content. */
const EDGE = 22
const SIDE = 40

/** The whole picture is the mat with its stitched edge. */
function onMat(children: readonly Node[]): Node {
  return node({ ...COLUMN, ...WHOLE, padding: EDGE, background: PAINT.mat, color: PAINT.onMat }, [
    node(
      {
        ...COLUMN,
        flexGrow: 1,
        alignItems: 'center',
        justifyContent: 'space-evenly',
        padding: `14px ${SIDE}px`,
        border: `4px dashed ${PAINT.stitch}`,
        borderRadius: 24,
      },
      children,
    ),
  ])
}

function product(size = 56): Node {
  return node({ ...ROW, gap: size * 0.36, fontSize: size, fontWeight: 800 }, [productMark(size * 1.3), text('Tablée')])
}

function words(content: string, fontSize: number, lines = 2): Node {
  return text(content, { fontSize, fontWeight: 800, textAlign: 'center', lineClamp: lines })
}

/** A long name gets smaller letters before it is truncated. */
function sizeFor(name: string, [largest, middle, smallest]: readonly [number, number, number]): number {
  const longestWord = Math.max(...name.split(/\s/).map((word) => word.length))
  if (name.length <= 24 && longestWord <= 14) return largest
  return name.length <= 44 && longestWord <= 20 ? middle : smallest
}

function codeCards(code: string, height: number): Node {
  const cards = [...code].map((character) =>
    node(
      {
        ...ROW,
        justifyContent: 'center',
        width: height * 0.74,
        height,
        borderRadius: height * 0.1,
        background: PAINT.face,
        border: `2px solid ${PAINT.faceLine}`,
        boxShadow: `0 ${height * 0.025}px 0 ${PAINT.shade}`,
        color: PAINT.ink,
        fontSize: height * 0.62,
        fontWeight: 800,
      },
      character.trim(),
    ),
  )
  return node({ ...ROW, gap: height * 0.08 }, cards)
}

/** A sign with initials hangs where an event has its calendar leaf. */
function shop({ name, place, line }: Extract<Picture, { kind: 'shop' }>): Node {
  const title = drawable(name)
  const letters = title
    .split(/[^\p{L}\p{N}]+/u)
    .flatMap((word) => [...word].slice(0, 1))
    .slice(0, 2)
    .join('')
    .toUpperCase()
  return besideMat(letters === '' ? product(64) : sign(letters), [
    node({ ...COLUMN, gap: 22 }, [
      ...(title === ''
        ? []
        : [text(title, { fontSize: sizeFor(title, [88, 64, 48]), fontWeight: 800, lineHeight: 1.04, lineClamp: 4 })]),
      ...(place === null ? [] : [text(place, { fontSize: 38, lineClamp: 2 })]),
      text(line, { fontSize: 32, color: PAINT.muted, lineClamp: 2 }),
    ]),
    node({ ...ROW, height: 92 }, [product(40)]),
  ])
}

/** The mat with its content on the left, a sheet of paper on the right. */
function besideMat(laid: Node, sheet: readonly Node[]): Node {
  return node({ display: 'flex', ...WHOLE, background: PAINT.paper, color: PAINT.ink }, [
    node({ ...COLUMN, width: 372, padding: 20, background: PAINT.mat }, [
      node(
        {
          ...COLUMN,
          flexGrow: 1,
          alignItems: 'center',
          justifyContent: 'center',
          border: `4px dashed ${PAINT.stitch}`,
          borderRadius: 22,
        },
        [laid],
      ),
    ]),
    node({ ...COLUMN, flexGrow: 1, flexBasis: 0, padding: '40px 48px 36px', justifyContent: 'space-between' }, sheet),
  ])
}

function announced({ name, game, played, day, place, facts, code }: Extract<Picture, { kind: 'announced' }>): Node {
  const title = drawable(name) || drawable(played) || drawable(day.weekday)
  return besideMat(calendarCard(day), [
    node({ ...COLUMN, gap: 18 }, [
      node({ ...ROW, gap: 16, fontSize: 32, color: PAINT.muted }, [
        ...(game === null || played === '' ? [] : [gameMark(game, 52)]),
        text(played, { lineClamp: 1, flexGrow: 1, flexBasis: 0 }),
      ]),
      text(title, { fontSize: sizeFor(title, [84, 60, 44]), fontWeight: 800, lineHeight: 1.04, lineClamp: 4 }),
      ...(place === null ? [] : [text(place, { fontSize: 34, lineClamp: 2 })]),
      ...(facts.length === 0 ? [] : [text(facts.join(' · '), { fontSize: 34, fontWeight: 800, lineClamp: 2 })]),
    ]),
    node({ ...ROW, justifyContent: 'space-between', height: 92 }, [
      product(40),
      ...(code === null ? [] : [codeCards(code, 84)]),
    ]),
  ])
}

function gathering({ name, line, code }: Extract<Picture, { kind: 'gathering' }>): Node {
  const title = drawable(name)
  return onMat([
    product(48),
    ...(title === '' ? [] : [words(title, sizeFor(title, [76, 56, 42]), 3)]),
    ...(code === null ? [] : [codeCards(code, 176)]),
    words(line, 36, 1),
  ])
}

function running({ name, game, progress, line }: Extract<Picture, { kind: 'running' }>): Node {
  const title = drawable(name)
  return onMat([
    node({ ...ROW, gap: 24 }, [product(48), ...(game === null ? [] : [gameMark(game, 64)])]),
    ...(title === '' ? [] : [words(title, sizeFor(title, [68, 52, 42]), 3)]),
    node(
      {
        ...ROW,
        justifyContent: 'center',
        padding: '18px 56px 24px',
        borderRadius: 24,
        background: PAINT.face,
        border: `2px solid ${PAINT.faceLine}`,
        boxShadow: `0 8px 0 ${PAINT.shade}`,
        color: PAINT.ink,
        fontSize: progress.length > 14 ? 88 : 128,
        fontWeight: 800,
        lineHeight: 1.05,
      },
      drawable(progress),
    ),
    words(line, 38, 1),
  ])
}

function finished({ name, line, podium }: Extract<Picture, { kind: 'finished' }>): Node {
  const title = drawable(name)
  return onMat([
    node({ ...COLUMN, alignItems: 'center', gap: 8 }, [
      ...(title === '' ? [] : [words(title, sizeFor(title, [58, 44, 36]), 3)]),
      words(line, 32, 1),
    ]),
    node({ display: 'flex', position: 'relative', width: LAID_WIDTH, height: 346 }, layPodium(podium)),
    product(36),
  ])
}

const LAID_WIDTH = IMAGE_WIDTH - 2 * (EDGE + SIDE)
/** How far a card overlaps below the previous one. */
const BELOW = 22
/** A name keeps this distance on the covered side. */
const COVERED = BELOW + 26

type Podium = Extract<Picture, { kind: 'finished' }>['podium']

/** The winner's card lies face up in front of the other two; shared first places lie side by side. */
function layPodium([first, second, third]: Podium): readonly Node[] {
  const isShared = second?.rank === first?.rank
  const [front, behind] = isShared ? [380, 270] : [420, 330]
  const seen = behind - BELOW
  const fronts = isShared ? 2 * front + BELOW / 2 : front
  const before = second && !isShared ? seen : 0
  const start = (LAID_WIDTH - before - fronts - (third ? seen : 0)) / 2 + before
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

type Lying = { readonly left: number; readonly width: number; readonly turn: number; readonly isBehind: boolean }

function podiumCard({ rank, name }: Podium[number], { left, width, turn, isBehind }: Lying): Node {
  const shown = drawable(name) || `${rank}`
  const size = isBehind ? sizeFor(shown, [42, 34, 26]) : sizeFor(shown, [64, 44, 29])
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
