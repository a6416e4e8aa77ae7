import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createdTournament, evolveAll } from '@tablee/domain/tournaments/evolve'
import { writtenChange } from '@tablee/domain/tournaments/kinds/written-match'
import { expect, test } from 'vitest'
import { readChange } from './read-change.ts'

type Recorded = { readonly since: string; readonly change: { readonly kind: string } }

const RECORDED: readonly Recorded[] = JSON.parse(
  readFileSync(join(import.meta.dirname, 'golden', 'earlier-changes.json'), 'utf8'),
)

test.each(RECORDED.map(({ since, change }) => [change.kind, since, change] as const))(
  'ACTS-54 %s, as %s kept it, is read',
  (_, __, change) => {
    const read = readChange(change)
    expect(read && writtenChange(read)).toMatchObject(change)
  },
)

test('ACTS-54 what is missing in them means what it meant then', () => {
  const read = RECORDED.flatMap(({ change }) => readChange(change) ?? [])
  const [first, ...more] = read
  if (first?.kind !== 'tournament_created') throw new Error('the creation was not read')
  const upToPlay = more.slice(0, 8)
  const tournament = evolveAll(createdTournament(first), upToPlay)
  expect(tournament).toMatchObject({ announcement: null, name: 'Samedi', capacity: 16 })
  expect(tournament.rules).toMatchObject({
    lateEntrants: 'as-others',
    disqualified: 'unranked',
    defaultRounds: 'swiss',
  })
  expect(tournament.players.map(({ droppedAfter, droppedBy }) => [droppedAfter, droppedBy])).toMatchObject([
    [null, null],
    [1, null],
  ])
  expect(read.find(({ kind }) => kind === 'tables_planned')).toMatchObject({ prefix: '' })
  expect(read.find(({ kind }) => kind === 'registrations_ruled')).toMatchObject({
    deck: 'wanted',
    checksInByCode: false,
  })
})
