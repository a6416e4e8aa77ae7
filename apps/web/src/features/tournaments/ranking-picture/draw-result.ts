import type { SetText, Setting } from './fitted-text.ts'
import type { OwnRound } from './own-rounds.ts'
import {
  drawLogo,
  fontOf,
  newSheet,
  type Sheet,
  setOn,
  toBlob,
  write,
  writeLines,
  writeWhole,
} from './picture-sheet.ts'

/** In the language it is shared in. */
export type ResultPicture = {
  readonly tournament: string
  /** The day and the number of players. */
  readonly facts: string
  readonly name: string
  /** "3e sur 40", "Finaliste" */
  readonly place: string
  /** "4-1-0" */
  readonly record: string
  readonly rounds: readonly CardOfRound[]
  readonly address: string
}

export type CardOfRound = Pick<OwnRound, 'result' | 'score'> & {
  /** "R1", "Quart de finale" */
  readonly round: string
  /** The opponent, or why there was none; empty if not named. */
  readonly opponent: string
}

const RESULT_SIZES = {
  tall: { width: 1080, height: 1920 },
  wide: { width: 1200, height: 630 },
} as const
export type ResultShape = keyof typeof RESULT_SIZES

/** As PNG: portrait for phones, or landscape for link previews. */
export async function drawResult(picture: ResultPicture, shape: ResultShape): Promise<Blob> {
  const size = RESULT_SIZES[shape]
  const sheet = await newSheet(size)
  sheet.context.fillStyle = sheet.colours.paper
  sheet.context.fillRect(0, 0, size.width, size.height)
  if (shape === 'tall') drawTall(sheet, picture)
  else drawWide(sheet, picture)
  return toBlob(sheet)
}

const TALL = { margin: 76, mat: 800, footer: 150 }

function drawTall(sheet: Sheet, picture: ResultPicture): void {
  const { width, height } = RESULT_SIZES.tall
  const inner = width - 2 * TALL.margin
  drawMat(sheet, { x: 0, y: 0, width, height: TALL.mat })
  const colour = sheet.colours['on-mat']
  const x = TALL.margin
  const below = drawTitle(sheet, picture.tournament, { x, top: 79, width: inner, size: 52 })
  write(sheet, picture.facts, { x, middle: below + 35, width: inner, font: font(36, 600), colour })
  drawName(sheet, picture.name, { x, middle: TALL.mat - 292, width: inner, size: 100 })
  drawPlace(sheet, picture, { x, middle: TALL.mat - 130, width: inner, size: 130 })
  drawRows(sheet, picture.rounds, { top: TALL.mat + 36, height: height - TALL.mat - TALL.footer - 56 })
  drawSignature(sheet, picture.address, { x, middle: height - 88, width: inner })
}

const LEADING = 1.15
/** A long name is set smaller, or in two lines, before it is cut. */
const SETTINGS_OF_ROW = [
  { share: 1, lines: 1 },
  { share: 0.8, lines: 1 },
  { share: 0.72, lines: 2 },
  { share: 0.6, lines: 2 },
]

type Room = { readonly top: number; readonly height: number }

/** One line per round: card and opponent. */
function drawRows(sheet: Sheet, rounds: readonly CardOfRound[], { top, height }: Room): void {
  const { colours } = sheet
  const inner = RESULT_SIZES.tall.width - 2 * TALL.margin
  const row = Math.min(210, height / Math.max(1, rounds.length))
  const card = { width: row * 0.66, height: row * 0.86 }
  const size = Math.min(54, row * 0.42)
  rounds.forEach((round, index) => {
    const middle = top + row * (index + 0.5)
    drawCard(sheet, round, { x: TALL.margin, y: middle - card.height / 2, ...card })
    const x = TALL.margin + card.width + 34
    const label = Math.min(0.36 * inner, widthOf(sheet, round.round, font(size * 0.72, 600)))
    const width = inner - card.width - 34 - label - 28
    const name = setOn(sheet, round.opponent, { size, weight: 600, width, settings: SETTINGS_OF_ROW })
    const height = name.lines.length * name.share * size * LEADING
    writeLines(sheet, name, {
      ...{ x, top: middle - height / 2, size, weight: 600 },
      leading: LEADING,
      colour: colours.ink,
    })
    write(sheet, round.round, {
      ...{ x: TALL.margin + inner, middle, width: label + 1, align: 'right' },
      ...{ font: font(size * 0.72, 600), colour: colours.muted },
    })
  })
}

const WIDE = { margin: 56, mat: 560, footer: 92 }
const MOST_IN_ROW = 4

function drawWide(sheet: Sheet, picture: ResultPicture): void {
  const { height } = RESULT_SIZES.wide
  const inner = WIDE.mat - 2 * WIDE.margin + 16
  drawMat(sheet, { x: 0, y: 0, width: WIDE.mat, height })
  const colour = sheet.colours['on-mat']
  const x = WIDE.margin - 8
  const below = drawTitle(sheet, picture.tournament, { x, top: 53, width: inner, size: 36 })
  write(sheet, picture.facts, { x, middle: below + 25, width: inner, font: font(25, 600), colour })
  drawName(sheet, picture.name, { x, middle: 404, width: inner, size: 62 })
  drawPlace(sheet, picture, { x, middle: 510, width: inner, size: 76 })
  drawGrid(sheet, picture.rounds)
  const left = WIDE.mat + 44
  drawSignature(sheet, picture.address, {
    ...{ x: left, middle: height - 52, width: RESULT_SIZES.wide.width - left - WIDE.margin, size: 34 },
  })
}

/** What stands below a card, for a name. */
const BELOW_CARD = 90
const LARGEST_CARD = 220

/** Cards side by side, names below. */
function drawGrid(sheet: Sheet, rounds: readonly CardOfRound[]): void {
  const { width, height } = RESULT_SIZES.wide
  const left = WIDE.mat + 44
  const rows = Math.min(3, Math.ceil(rounds.length / MOST_IN_ROW))
  const perRow = Math.ceil(rounds.length / Math.max(1, rows))
  const cell = {
    width: (width - left - WIDE.margin) / Math.max(3, perRow),
    height: (height - WIDE.footer - 60) / Math.max(1, rows),
  }
  const card = Math.min(LARGEST_CARD, cell.height - BELOW_CARD)
  const wide = Math.min(card * 0.74, cell.width - 16)
  const names = rounds.map(({ opponent }) =>
    setOn(sheet, opponent, { ...NAME, width: cell.width - 14, settings: settingsIn(cell.height - card - 14) }),
  )
  // One row of cards stands in the middle of its place.
  const free = cell.height - card - 14 - Math.max(0, ...names.map(heightOf))
  const top = rows === 1 ? 44 + free / 2 : 44
  rounds.forEach((round, index) => {
    const x = left + cell.width * (index % perRow)
    const y = top + cell.height * Math.floor(index / perRow)
    drawCard(sheet, round, { x, y, width: wide, height: card })
    const name = names[index]
    if (name) writeLines(sheet, name, { ...NAME, x, top: y + card + 10, leading: LEADING, colour: sheet.colours.ink })
  })
}

const NAME = { size: 24, weight: 600 }

const heightOf = ({ share, lines }: SetText) => lines.length * NAME.size * share * LEADING

/** As many lines as each size has room for. */
function settingsIn(height: number): readonly Setting[] {
  return [1, 0.86, 0.74, 0.62].map((share) => ({
    share,
    lines: Math.max(1, Math.min(4, Math.floor(height / (NAME.size * share * LEADING)))),
  }))
}

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** Green for a win, paper for a draw, ink for a loss, with the games on it. */
function drawCard({ context, colours }: Sheet, { result, score }: CardOfRound, box: Box): void {
  const face = { won: colours.felt, drawn: colours.surface, lost: colours.ink }[result]
  context.beginPath()
  context.roundRect(box.x, box.y, box.width, box.height, box.width * 0.13)
  context.fillStyle = face
  context.fill()
  context.lineWidth = Math.max(3, box.width * 0.04)
  context.strokeStyle = result === 'drawn' ? colours.control : face
  context.stroke()
  const colour = result === 'drawn' ? colours.ink : colours['on-mat']
  const text = score ?? '–'
  // "1-1-1" has less room than "2-0".
  const size = box.width * (text.length > 3 ? 0.31 : 0.4)
  write({ context, colours }, text, {
    x: box.x + box.width / 2,
    middle: box.y + box.height / 2,
    font: font(size),
    colour,
    align: 'center',
  })
}

type Line = { readonly x: number; readonly middle: number; readonly width: number; readonly size?: number }

/** At most three lines below `top`; answers where they end. */
function drawTitle(
  sheet: Sheet,
  title: string,
  { x, top, width, size }: { readonly x: number; readonly top: number; readonly width: number; readonly size: number },
): number {
  const settings = [
    { share: 1, lines: 2 },
    { share: 0.82, lines: 3 },
    { share: 0.68, lines: 3 },
  ]
  const set = setOn(sheet, title, { size, weight: 700, width, settings })
  const colour = sheet.colours['on-mat']
  writeLines(sheet, set, { x, top, size, weight: 700, leading: LEADING, colour })
  return top + set.lines.length * size * set.share * LEADING
}

/** At most two lines, the last at `middle`. */
function drawName(sheet: Sheet, name: string, { x, middle, width, size = 100 }: Line): void {
  const settings = [1, 0.86, 0.74, 0.64, 0.56, 0.46].map((share) => ({ share, lines: 2 }))
  const set = setOn(sheet, name, { size, weight: 700, width, settings })
  const line = 1.05 * size * set.share
  const top = middle + line / 2 - line * set.lines.length
  writeLines(sheet, set, { x, top, size, weight: 700, leading: 1.05, colour: sheet.colours['on-mat'] })
}

function drawPlace(sheet: Sheet, { place, record }: ResultPicture, { x, middle, width, size = 100 }: Line): void {
  const colour = sheet.colours['on-mat']
  const behind = font(size * 0.5)
  const recordWidth = widthOf(sheet, record, behind) + size * 0.3
  // Words such as "Finaliste" shrink, and are never cut.
  const needed = widthOf(sheet, place, font(size))
  const fitted = Math.min(size, (size * (width - recordWidth)) / needed)
  write(sheet, place, { x, middle, font: font(fitted), colour })
  write(sheet, record, { x: x + width, middle: middle + fitted * 0.16, font: behind, colour, align: 'right' })
}

function drawSignature(sheet: Sheet, address: string, { x, middle, width, size = 44 }: Line): void {
  const { colours } = sheet
  drawLogo(sheet, { x, y: middle - size * 0.8, size: size * 1.6 })
  write(sheet, 'Tablée', { x: x + size * 2.1, middle, font: font(size), colour: colours.ink })
  writeWhole(sheet, address, {
    ...{ x: x + width, middle, width: width - size * 6.2, align: 'right' },
    ...{ size: size * 0.66, weight: 600, colour: colours.muted },
  })
}

/** As in the app: felt with a stitched edge. */
function drawMat({ context, colours }: Sheet, { x, y, width, height }: Box): void {
  context.fillStyle = colours.mat
  context.fillRect(x, y, width, height)
  context.save()
  context.strokeStyle = colours['mat-line']
  context.lineWidth = 3
  context.setLineDash([12, 10])
  context.beginPath()
  context.roundRect(x + 20, y + 20, width - 40, height - 40, 18)
  context.stroke()
  context.restore()
}

function widthOf({ context }: Sheet, text: string, face: string): number {
  context.font = face
  return context.measureText(text).width
}

function font(size: number, weight = 700): string {
  return fontOf({ size, weight })
}
