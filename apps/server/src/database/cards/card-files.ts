import { statSync } from 'node:fs'
import { GAME_TYPES, type GameType } from '@tablee/domain/tournaments/life/announcement'
import { type CardFile, openCardFile } from './card-file.ts'
import { cardFileOf } from './card-file-form.ts'

/** What the operator imported, as it is at the moment of asking. */
export type CardFiles = {
  readonly of: (game: GameType) => CardFile | null
  readonly games: () => readonly GameType[]
  readonly close: () => void
}

/** `file` is null where it cannot be used: told once. */
type Open = { readonly mark: string; readonly file: CardFile | null }

/** An import changes the file under its name: each question looks whether it is still the one that was opened, which costs microseconds. */
export function createCardFiles(folder: string, noteUnusable: (path: string, error: unknown) => void): CardFiles {
  const opened = new Map<GameType, Open>()
  const read = (game: GameType): CardFile | null => {
    const path = cardFileOf(folder, game)
    const mark = markOf(path)
    const before = opened.get(game)
    if (before?.mark === mark) return before.file
    before?.file?.close()
    opened.delete(game)
    if (mark === null) return null
    const file = openIfUsable(path, noteUnusable)
    opened.set(game, { mark, file })
    return file
  }
  return {
    of: read,
    games: () => GAME_TYPES.filter((game) => read(game) !== null),
    close: () => {
      for (const { file } of opened.values()) file?.close()
      opened.clear()
    },
  }
}

function openIfUsable(path: string, noteUnusable: (path: string, error: unknown) => void): CardFile | null {
  try {
    return openCardFile(path)
  } catch (error) {
    noteUnusable(path, error)
    return null
  }
}

function markOf(path: string): string | null {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false })
  return found ? `${found.dev}.${found.ino}.${found.mtimeNs}.${found.size}` : null
}
