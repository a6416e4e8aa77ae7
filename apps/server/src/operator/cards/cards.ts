import { existsSync, statSync } from 'node:fs'
import { LANGUAGE_OF_PROGRAMMERS } from '@tablee/domain/language'
import { GAME_TYPES, type GameType } from '@tablee/domain/tournaments/life/announcement'
import { openCardFile } from '../../database/cards/card-file.ts'
import { cardFileOf } from '../../database/cards/card-file-form.ts'
import { dropFile } from '../../database/whole/sqlite-file.ts'
import { type Answer, type Command, counted, done, failed } from '../command.ts'
import { type Imported, importCards } from './import-cards.ts'

const GAME = '--game'

export const cards: Command = {
  usage: ['cards import FILE… --game GAME', 'cards status', 'cards remove --game GAME'],
  flags: [GAME],
  run: async ({ words: [act, ...words], flags, config: { dataFolder }, fileAt, now }) => {
    if (act === 'status') return words.length === 0 && flags.size === 0 ? status(dataFolder) : null
    const game = GAME_TYPES.find((each) => each === words.at(-1))
    if (!flags.has(GAME) || !game) return flags.has(GAME) && words.length > 0 ? failed(unknownGame()) : null
    if (act === 'remove') return words.length === 1 ? remove(dataFolder, game) : null
    const files = words.slice(0, -1).map(fileAt)
    if (act !== 'import' || files.length === 0) return null
    const tell = (items: number, share: number) =>
      void process.stderr.write(
        `${items.toLocaleString(LANGUAGE_OF_PROGRAMMERS)} items, ${Math.round(share * 100)} %\n`,
      )
    return done(told(await importCards({ files, game, dataFolder, now: now(), tell })))
  },
}

function unknownGame(): string {
  return `The game after ${GAME} must stand last, and be one of ${GAME_TYPES.join(', ')}.`
}

function told({ items, cards: known, names, formats, dataFrom, leftOut }: Imported): string {
  const number = (count: number) => count.toLocaleString(LANGUAGE_OF_PROGRAMMERS)
  return [
    `${number(items)} items read: ${number(known)} cards with ${number(names)} names, data of ${dataFrom}. A running server knows them from now on.`,
    formats.length === 0 ? 'No legality is told.' : `Legality is told for ${formats.join(', ')}.`,
    ...[...leftOut].map(
      ([why, { count, first }]) =>
        `Left out: ${number(count)} (${why}; the first is item ${number(first.item)}${first.line > 1 ? ` on line ${number(first.line)}` : ''} of ${first.file}).`,
    ),
  ].join('\n')
}

function status(dataFolder: string): Answer {
  const lines = GAME_TYPES.flatMap((game) => {
    const path = cardFileOf(dataFolder, game)
    return existsSync(path) ? [`${game}\t${statusOf(path)}`] : []
  })
  return done(lines.length === 0 ? 'No cards are known: see docs/operations.md, cards known.' : lines.join('\n'))
}

const MEGABYTE = 1_000_000

function statusOf(path: string): string {
  try {
    const file = openCardFile(path)
    file.close()
    const { cards: known, names, dataFrom, importedAt, source } = file.about
    const size = (statSync(path).size / MEGABYTE).toFixed(1)
    return `${counted(known, 'card')}, ${counted(names, 'name')}, data of ${dataFrom}, imported ${importedAt.slice(0, 16).replace('T', ' ')} UTC from ${source}, ${size} MB`
  } catch {
    return 'cannot be used: import it again'
  }
}

function remove(dataFolder: string, game: GameType): Answer {
  const path = cardFileOf(dataFolder, game)
  if (!existsSync(path)) return failed(`No cards of ${game} are known.`)
  dropFile(path)
  return done(`Cards of ${game} are no longer known.`)
}
