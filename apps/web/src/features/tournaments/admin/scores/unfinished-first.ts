import { isOver } from '@tablee/domain/tournaments/kinds/match-result'
import type { PlayedMatch } from '@tablee/domain/tournaments/tournament'

/** Stable; those in `first` keep their place when finished. */
export function unfinishedFirst<Each extends PlayedMatch>(
  tables: readonly Each[],
  first: ReadonlySet<string>,
): readonly Each[] {
  const isFirst = (match: Each) => first.has(match.id) || !isOver(match)
  return [...tables.filter(isFirst), ...tables.filter((table) => !isFirst(table))]
}

export function unfinished(tables: readonly PlayedMatch[]): ReadonlySet<string> {
  return new Set(tables.filter((match) => !isOver(match)).map(({ id }) => id))
}
