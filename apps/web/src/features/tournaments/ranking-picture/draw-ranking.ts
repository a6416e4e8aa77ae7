import { wrappedText } from './fitted-text.ts'
import { DISPLAY, drawLogo, measureOf, newSheet, type Sheet, TEXT, toBlob, write } from './picture-sheet.ts'

/** In the language it is shared in. */
export type RankingPicture = {
  readonly title: string
  readonly lead: string
  readonly facts: string
  /** From first place on. */
  readonly rows: readonly PictureRow[]
  /** The remaining number; empty if all are shown. */
  readonly more: string
  readonly address: string
}
export type PictureRow = { readonly place: string; readonly name: string; readonly points: string }

/** Portrait, shown whole on a phone. */
const WIDTH = 1080
const MARGIN = 64
const INNER = WIDTH - 2 * MARGIN
const ROW = 84
const FOOTER = 150
const TITLE = { size: 68, line: 78, lines: 2 }
/** Fits a number; for places in words, the longest one. */
const PLACE_WIDTH = 116
const LONGEST_PLACE = 300
const PLACE_GAP = 32
const POINTS_WIDTH = 190
const PLACE_FONT = `700 38px ${DISPLAY}`

/** As PNG, in the app's light colours. */
export async function drawRanking(picture: RankingPicture): Promise<Blob> {
  const sheet = await newSheet({ width: WIDTH, height: 0 })
  const { context } = sheet
  const { canvas } = context
  const title = titleLines(context, picture.title)
  const head = MARGIN + title.length * TITLE.line + 24 + 56 + 48 + MARGIN / 2
  const rowCount = picture.rows.length + (picture.more === '' ? 0 : 1)
  canvas.height = head + 24 + rowCount * ROW + FOOTER
  context.fillStyle = sheet.colours.paper
  context.fillRect(0, 0, WIDTH, canvas.height)
  drawHead(sheet, { picture, title, height: head })
  const placeWidth = placeWidthOf(context, picture.rows)
  picture.rows.forEach((row, index) => {
    drawRow(sheet, row, { top: head + 24 + index * ROW, placeWidth })
  })
  if (picture.more !== '') {
    const middle = head + 24 + picture.rows.length * ROW + ROW / 2
    write(sheet, picture.more, {
      x: MARGIN + placeWidth,
      width: INNER - placeWidth,
      middle,
      font: `36px ${TEXT}`,
      colour: sheet.colours.muted,
    })
  }
  drawFooter(sheet, picture.address, canvas.height - FOOTER)
  return toBlob(sheet)
}

function titleLines(context: CanvasRenderingContext2D, title: string): readonly string[] {
  context.font = `700 ${TITLE.size}px ${DISPLAY}`
  return wrappedText(title, { width: INNER, lines: TITLE.lines }, measureOf(context))
}

function drawHead(
  sheet: Sheet,
  {
    picture,
    title,
    height,
  }: { readonly picture: RankingPicture; readonly title: readonly string[]; readonly height: number },
): void {
  const { context, colours } = sheet
  context.fillStyle = colours.mat
  context.fillRect(0, 0, WIDTH, height)
  title.forEach((line, index) => {
    const middle = MARGIN + TITLE.line * (index + 0.5)
    write(sheet, line, {
      x: MARGIN,
      middle,
      width: INNER,
      font: `700 ${TITLE.size}px ${DISPLAY}`,
      colour: colours['on-mat'],
    })
  })
  const below = MARGIN + title.length * TITLE.line + 24
  const ofLine = { x: MARGIN, width: INNER, colour: colours['on-mat'] }
  write(sheet, picture.lead, { ...ofLine, middle: below + 28, font: `700 44px ${DISPLAY}` })
  write(sheet, picture.facts, { ...ofLine, middle: below + 56 + 24, font: `34px ${TEXT}` })
}

function placeWidthOf(context: CanvasRenderingContext2D, rows: readonly PictureRow[]): number {
  context.font = PLACE_FONT
  const widest = Math.max(...rows.map(({ place }) => context.measureText(place).width))
  return Math.min(LONGEST_PLACE, Math.max(PLACE_WIDTH, Math.ceil(widest) + PLACE_GAP))
}

type RowPlace = { readonly top: number; readonly placeWidth: number }

function drawRow(sheet: Sheet, { place, name, points }: PictureRow, { top, placeWidth }: RowPlace): void {
  const { context, colours } = sheet
  const middle = top + ROW / 2
  write(sheet, place, { x: MARGIN, middle, font: PLACE_FONT, colour: colours.carmine, width: placeWidth - 12 })
  const width = INNER - placeWidth - (points === '' ? 0 : POINTS_WIDTH)
  write(sheet, name, { x: MARGIN + placeWidth, width, middle, font: `600 40px ${TEXT}`, colour: colours.ink })
  write(sheet, points, { x: WIDTH - MARGIN, middle, font: `36px ${TEXT}`, colour: colours.ink, align: 'right' })
  context.fillStyle = colours.line
  context.fillRect(MARGIN, top + ROW - 1, INNER, 2)
}

function drawFooter(sheet: Sheet, address: string, top: number): void {
  const { colours } = sheet
  const middle = top + FOOTER / 2 + 8
  drawLogo(sheet, { x: MARGIN, y: middle - 36, size: 72 })
  const font = `700 44px ${DISPLAY}`
  write(sheet, 'Tablée', { x: MARGIN + 92, middle, font, colour: colours.ink })
  const width = INNER - 320
  write(sheet, address, {
    x: WIDTH - MARGIN,
    width,
    middle,
    font: `32px ${TEXT}`,
    colour: colours.muted,
    align: 'right',
  })
}
