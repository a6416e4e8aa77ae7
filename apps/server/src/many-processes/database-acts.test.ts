import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import { expect, test } from 'vitest'
import { EVERY_TOURNAMENT } from '../ports/last-acts.ts'
import { createDatabaseActs } from './database-acts.ts'

const T1 = 't1' as TournamentId

test('API-2 who asks while a question is under way shares the next one, which sees what they may know of', async () => {
  let sequence = 1
  const answers: PromiseWithResolvers<number>[] = []
  const acts = createDatabaseActs({
    ofTournament: () => {
      const answer = Promise.withResolvers<number>()
      answers.push(answer)
      return answer.promise
    },
    ofAll: async () => 0,
  })
  const first = acts.markOf(T1)
  const [second, third] = [acts.markOf(T1), acts.markOf(T1)]
  expect(answers).toHaveLength(1)
  answers[0]?.resolve(sequence++)
  expect(await first).toBe(1)
  await Promise.resolve()
  expect(answers).toHaveLength(2)
  answers[1]?.resolve(sequence)
  expect(await Promise.all([second, third])).toEqual([2, 2])
  expect(await acts.markOf(EVERY_TOURNAMENT)).toBe(0)
})

test('API-2 a question that fails fails for whoever asked it, and the next one is put', async () => {
  let isAway = true
  const acts = createDatabaseActs({
    ofTournament: async () => {
      if (isAway) throw new Error('away')
      return 3
    },
    ofAll: async () => 0,
  })
  const first = acts.markOf(T1)
  const next = acts.markOf(T1)
  await expect(first).rejects.toThrow('away')
  await expect(next).rejects.toThrow('away')
  isAway = false
  expect(await acts.markOf(T1)).toBe(3)
})
