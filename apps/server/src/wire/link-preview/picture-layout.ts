import { fittedSize, heightOf } from './fitted-size.ts'
import { IMAGE_HEIGHT, IMAGE_WIDTH, type Picture } from './picture.ts'
import { calendarCard, sign } from './picture-cards.ts'
import { drawable } from './picture-letters.ts'
import { COLUMN, gameMark, type Node, node, PAINT, productMark, ROW, type Style, text } from './picture-parts.ts'
import { layPodium } from './picture-podium.ts'

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

/** Between the stitches of the mat, and on the sheet beside it. */
const ON_MAT = IMAGE_WIDTH - 2 * (EDGE + 4 + SIDE)
const ON_SHEET = { width: IMAGE_WIDTH - 372 - 2 * 48, height: IMAGE_HEIGHT - 76 - 92 }

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
  const rest = heightOf(place ?? '', { width: ON_SHEET.width, size: 38, lines: 2 }) + 80 + 2 * 22
  const room = { width: ON_SHEET.width, height: ON_SHEET.height - rest, lines: 4 }
  const fontSize = fittedSize(title, { ...room, sizes: [88, 36] })
  return besideMat(letters === '' ? product(64) : sign(letters), [
    node({ ...COLUMN, gap: 22 }, [
      ...(title === '' ? [] : [text(title, { fontSize, fontWeight: 800, lineHeight: 1.04, lineClamp: 4 })]),
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
  const stated = facts.join(' · ')
  const { width } = ON_SHEET
  const placeSize = fittedSize(place ?? '', { width, height: 96, lines: 3, sizes: [34, 26] })
  const below =
    heightOf(place ?? '', { width, size: placeSize, lines: 3 }) + heightOf(stated, { width, size: 34, lines: 2 })
  const fontSize = fittedSize(title, { width, height: ON_SHEET.height - 70 - 36 - below, lines: 4, sizes: [84, 36] })
  return besideMat(calendarCard(day), [
    node({ ...COLUMN, gap: 18 }, [
      node({ ...ROW, gap: 16, fontSize: 32, color: PAINT.muted }, [
        ...(game === null || played === '' ? [] : [gameMark(game, 52)]),
        text(played, { lineClamp: 1, flexGrow: 1, flexBasis: 0 }),
      ]),
      text(title, { fontSize, fontWeight: 800, lineHeight: 1.04, lineClamp: 4 }),
      ...(place === null ? [] : [text(place, { fontSize: placeSize, lineClamp: 3 })]),
      ...(facts.length === 0 ? [] : [text(stated, { fontSize: 34, fontWeight: 800, lineClamp: 2 })]),
    ]),
    node({ ...ROW, justifyContent: 'space-between', height: 92 }, [
      product(40),
      ...(code === null ? [] : [codeCards(code, 84)]),
    ]),
  ])
}

/** The room of a title above the cards of a code, or of a round. */
const ABOVE_CARDS = { width: ON_MAT, height: 220, lines: 3 }

function gathering({ name, line, code }: Extract<Picture, { kind: 'gathering' }>): Node {
  const title = drawable(name)
  return onMat([
    product(48),
    ...(title === '' ? [] : [words(title, fittedSize(title, { ...ABOVE_CARDS, sizes: [76, 36] }), 3)]),
    ...(code === null ? [] : [codeCards(code, 176)]),
    words(line, 36, 1),
  ])
}

function running({ name, game, progress, line }: Extract<Picture, { kind: 'running' }>): Node {
  const title = drawable(name)
  return onMat([
    node({ ...ROW, gap: 24 }, [product(48), ...(game === null ? [] : [gameMark(game, 64)])]),
    ...(title === '' ? [] : [words(title, fittedSize(title, { ...ABOVE_CARDS, sizes: [68, 36] }), 3)]),
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
      ...(title === ''
        ? []
        : [words(title, fittedSize(title, { width: ON_MAT, height: 116, lines: 3, sizes: [58, 30] }), 3)]),
      words(line, 32, 1),
    ]),
    layPodium(podium, LAID_WIDTH),
    product(36),
  ])
}

const LAID_WIDTH = IMAGE_WIDTH - 2 * (EDGE + SIDE)
