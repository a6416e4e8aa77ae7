import type { PageView, RenderPage } from '@tablee/contract/serving/page-content'
import { expect, test, vi } from 'vitest'
import { createPageWriter } from './page-writer.ts'

const VIEW: PageView = {
  path: '/',
  language: 'fr',
  origin: 'https://tournois.example',
  content: { product: { supportEmail: null, features: [], callKey: null }, lastEvents: [] },
}

function aWriter(render: RenderPage, patienceMs = 1_000) {
  const notes: object[] = []
  return { write: createPageWriter(render, { note: (why) => notes.push(why), patienceMs }), notes }
}

test('a page is written once for each address, language and state', async () => {
  const written: PageView[] = []
  const { write } = aWriter(async (view) => {
    written.push(view)
    return `<p>${view.language}</p>`
  })
  const changed = {
    ...VIEW,
    content: { ...VIEW.content, product: { supportEmail: 'a@example.org', features: [], callKey: null } },
  }
  await Promise.all([write(VIEW), write(VIEW)])
  expect(await write(VIEW)).toMatchObject({ html: '<p>fr</p>' })
  expect(written).toHaveLength(1)
  const others: PageView[] = [{ ...VIEW, language: 'en' }, { ...VIEW, path: '/tournament/ABCDEF' }, changed]
  for (const other of others) await write(other)
  expect(written).toHaveLength(4)
})

test('the pages asked for last are kept as far as there is room, and the others written again', async () => {
  const written: string[] = []
  const { write } = aWriter(async ({ path }) => {
    written.push(path)
    return 'x'.repeat(1_500_000)
  })
  for (const path of ['/a', '/b', '/a', '/c', '/a', '/b']) await write({ ...VIEW, path })
  expect(written).toEqual(['/a', '/b', '/c', '/b'])
})

test('each page that cannot be written is noted, as far as the log can bear it, and goes out bare', async () => {
  vi.useFakeTimers()
  const { write, notes } = aWriter(async () => {
    throw new Error('broken')
  })
  expect(await write(VIEW)).toBeNull()
  expect(await write({ ...VIEW, language: 'en' })).toBeNull()
  expect(notes).toHaveLength(2)
  for (let number = 0; number < 20; number++) expect(await write({ ...VIEW, path: `/tournament/${number}` })).toBeNull()
  expect(notes).toHaveLength(10)
  vi.advanceTimersByTime(60_000)
  expect(await write({ ...VIEW, path: '/later' })).toBeNull()
  expect(notes.slice(10)).toEqual([expect.objectContaining({ leftOut: 12 })])
  vi.useRealTimers()
})

test('what takes too long is not waited for, nor tried again at once', async () => {
  let asked = 0
  const never = new Promise<string>(() => {})
  const { write, notes } = aWriter(() => {
    asked += 1
    return never
  }, 5)
  expect(await write(VIEW)).toBeNull()
  expect(await write({ ...VIEW, language: 'en' })).toBeNull()
  expect(asked).toBe(1)
  expect(notes).toHaveLength(1)
})

test('a document of many thousand matches is left to the request that asks for it', async () => {
  const { write } = aWriter(async () => '<p></p>')
  const supportEmail = 'x'.repeat(1_048_577)
  expect(await write({ ...VIEW, content: { product: { supportEmail, features: [], callKey: null } } })).toBeNull()
})

test('PODS-32 a page that would draw more than 512 people is left to the device, so that writing it keeps nobody waiting', async () => {
  const { write } = aWriter(async () => '<p></p>')
  const pageOf = (players: number) => {
    const tournament = { players: Array.from({ length: players }, (_, number) => `{"key":"${number}"}`) }
    return { ...VIEW, content: { ...VIEW.content, tournament: tournament as never } }
  }
  expect(await write(pageOf(512))).toMatchObject({ html: '<p></p>' })
  expect(await write(pageOf(513))).toBeNull()
})
