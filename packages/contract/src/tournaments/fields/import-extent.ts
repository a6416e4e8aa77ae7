import type { ImportExtent } from '@tablee/domain/tournaments/files/import-size'

/** A sent file's size, by the lengths of its lists alone: contents are neither read nor checked. */
export function importExtent({ tournament: file }: Readonly<Record<string, unknown>>): ImportExtent {
  const rounds = listIn(file, 'rounds')
  return { players: listIn(file, 'players').length, rounds: rounds.length, placesTaken: sum(rounds.map(placesIn)) }
}

function placesIn(round: unknown): number {
  return 2 * listIn(round, 'tables').length + listIn(round, 'byes').length + listIn(round, 'losses').length
}

function listIn(value: unknown, name: string): readonly unknown[] {
  const list: unknown = Object(value)[name]
  return Array.isArray(list) ? list : []
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0)
}
