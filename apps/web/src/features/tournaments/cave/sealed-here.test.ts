import type { ApartAct } from '@tablee/domain/tournaments/acts/decided-apart'
import { anEmptyTournament } from '@tablee/domain/tournaments/testing/a-tournament'
import { expect, test } from 'vitest'
import type { ApartBackend } from '../../../device-storage/apart-database.ts'
import { CaveStore } from './cave-store.ts'
import { SealedHere } from './sealed-here.ts'

const SEEDS = ['s1', 's2', 's3', 's4']

function aDisk(): ApartBackend {
  const kept = new Map<string, unknown>()
  return {
    read: async () => [...kept],
    write: async (key, value) => void kept.set(key, structuredClone(value)),
    remove: async (keys) => {
      for (const key of keys) kept.delete(key)
    },
  }
}

const drawn = (seed: string) => ({ id: `act-${seed}`, given: { at: '', seed, ids: [] } }) as unknown as ApartAct

/** What the server answers, and how often it was asked. */
function server(answers: (readonly string[] | null)[], role = 'organizer') {
  let asked = 0
  const callFunction = async () => {
    const seeds = answers[asked++]
    if (!seeds) throw new Error('no line')
    return { data: { seeds } }
  }
  const access = { code: 'ABCDEF', secret: 'secret', role }
  return { asking: () => ({ client: { callFunction }, access }) as never, asked: () => asked }
}

async function opened(disk: ApartBackend, asking: () => never) {
  const store = new CaveStore(disk, 'ABCDEF')
  const sealed = new SealedHere(store, asking)
  sealed.restore(await store.read())
  return sealed
}

test('CAVE-28 seeds are taken in their order, each once, through kills at every moment', async () => {
  const disk = aDisk()
  const { asking } = server([SEEDS])
  await (await opened(disk, asking)).fetch(anEmptyTournament())
  const taken: ApartAct[] = []
  for (const expected of SEEDS) {
    // Each on a page that was opened anew.
    const sealed = await opened(disk, asking)
    expect(sealed.next(taken)).toBe(expected)
    expect(sealed.next(taken)).toBe(expected)
    taken.push(drawn(expected), drawn(''))
  }
  expect((await opened(disk, asking)).next(taken)).toBeNull()
})

test('CAVE-28 what was taken does not come again once the acts are gone, whatever became of them', async () => {
  const disk = aDisk()
  const { asking } = server([SEEDS, null])
  const sealed = await opened(disk, asking)
  await sealed.fetch(anEmptyTournament())
  await sealed.spend([drawn('s1'), drawn('s2')])
  // The line is gone again.
  await sealed.fetch(anEmptyTournament())
  expect(sealed.next([])).toBe('s3')
  expect((await opened(disk, asking)).next([])).toBe('s3')
  await sealed.spend([drawn('s4')])
  expect((await opened(disk, asking)).next([])).toBeNull()
})

test('CAVE-28 what the server says takes the place of what was kept, once for each number of rounds', async () => {
  const disk = aDisk()
  const { asking, asked } = server([SEEDS, ['s3', 's4', 's5']])
  const sealed = await opened(disk, asking)
  await sealed.fetch(anEmptyTournament())
  await sealed.fetch(anEmptyTournament())
  expect(asked()).toBe(1)
  await sealed.fetch({ ...anEmptyTournament(), rounds: [{}] as never })
  expect([asked(), sealed.next([])]).toEqual([2, 's3'])
})

test('CAVE-28 without a line, and from a server of before, the device draws by itself and goes on', async () => {
  const { asking } = server([null])
  const sealed = await opened(aDisk(), asking)
  await sealed.fetch(anEmptyTournament())
  expect(sealed.next([])).toBeNull()
})

test('CAVE-28 nobody asks who may open no round, nor where nothing follows', async () => {
  const keeper = server([SEEDS], 'scorekeeper')
  await (await opened(aDisk(), keeper.asking)).fetch(anEmptyTournament())
  const organizer = server([SEEDS])
  const sealed = await opened(aDisk(), organizer.asking)
  await sealed.fetch({ ...anEmptyTournament(), isCancelled: true })
  await sealed.fetch({ ...anEmptyTournament(), phase: { kind: 'finished' } as never })
  expect([keeper.asked(), organizer.asked()]).toEqual([0, 0])
})
