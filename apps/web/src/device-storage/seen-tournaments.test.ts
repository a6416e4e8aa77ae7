import { expect, test } from 'vitest'
import { LARGEST_SEEN, MOST_SEEN, SeenTournaments } from './seen-tournaments.ts'
import { aSeenBackend } from './testing/seen-backend.ts'

const seen = (code: string, seenAt: number) => ({ code, seenAt, document: '{}' })

test('the state of a tournament is found again by its code, the newest first in the list', async () => {
  const { backend } = aSeenBackend()
  const kept = new SeenTournaments({ backend, log: () => {} })
  await kept.keep(seen('AAAAAA', 1))
  await kept.keep(seen('BBBBBB', 3))
  await kept.keep(seen('AAAAAA', 2))
  expect(await kept.find('AAAAAA')).toEqual(seen('AAAAAA', 2))
  expect(await kept.find('CCCCCC')).toBeNull()
  expect((await kept.list()).map(({ code }) => code)).toEqual(['BBBBBB', 'AAAAAA'])
})

test('the oldest make room, and one that is too large is not kept', async () => {
  const { backend } = aSeenBackend()
  const kept = new SeenTournaments({ backend, log: () => {} })
  for (let at = 0; at <= MOST_SEEN; at += 1) await kept.keep(seen(`CODE${at}`, at))
  expect(await kept.list()).toHaveLength(MOST_SEEN)
  expect(await kept.find('CODE0')).toBeNull()
  await kept.keep({ code: 'LARGE2', seenAt: 99, document: 'x'.repeat(LARGEST_SEEN + 1) })
  expect(await kept.find('LARGE2')).toBeNull()
})

test('somebody who leaves leaves nothing', async () => {
  const { backend, values } = aSeenBackend()
  const kept = new SeenTournaments({ backend, log: () => {} })
  await kept.keep(seen('AAAAAA', 1))
  await kept.forgetAll()
  expect(values.size).toBe(0)
})

test('what another version wrote is passed over, and a store that fails is as good as none', async () => {
  const { backend, values } = aSeenBackend()
  values.set('AAAAAA', { code: 7 })
  values.set('BBBBBB', null)
  expect(await new SeenTournaments({ backend, log: () => {} }).list()).toEqual([])
  const logged: string[] = []
  const fails = () => Promise.reject(new DOMException('denied', 'SecurityError'))
  const broken = new SeenTournaments({
    backend: { read: fails, write: fails, remove: fails },
    log: (message) => logged.push(message),
  })
  await broken.keep(seen('AAAAAA', 1))
  await broken.forgetAll()
  expect(await broken.list()).toEqual([])
  expect(logged.length).toBeGreaterThan(0)
  expect(await new SeenTournaments({ backend: null, log: () => {} }).find('AAAAAA')).toBeNull()
})
