import { anAnnouncement } from '@tablee/domain/tournaments/testing/a-tournament'
import type { SeriesId } from '@tablee/domain/tournaments/tournament'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { AccountServer } from '../features/accounts/testing/account-server.ts'
import { openSetting } from '../features/tournaments/testing/open-setting.ts'
import { tournamentDocumentOf } from '../features/tournaments/testing/tournament-document-of.ts'
import { executed } from '../transport/testing/local-server.ts'
import { notify, toaster } from '../ui/toasts.tsx'
import { anEvent } from './testing/an-event.ts'
import { openApp } from './testing/open-app.tsx'
import { openEventAdmin } from './testing/open-event-admin.tsx'

const TOURNAMENTS = '/databases/tablee/collections/tournaments/documents'
const SERIES = 'fridays00001' as SeriesId
const FUTURE = { ...anAnnouncement, startsAt: '2090-01-15T18:30:00.000Z' }

let server: AccountServer
beforeEach(async () => {
  server = await AccountServer.start()
})
afterEach(async () => {
  notify.dismiss()
  toaster.remove()
  await server.local.close()
})

const dated = (code: string, startsAt: string, more: object = {}) => {
  const event = anEvent({ series: SERIES, announcement: { ...anAnnouncement, startsAt } })
  return { ...tournamentDocumentOf(event, 1), $id: code, id: code, code, ...more }
}
const listed = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))

test('SHOP-68 a series has a page of all its dates, the next ones first, and a calendar to follow', async () => {
  const over = { isStarted: true, isFinished: true }
  const documents = [
    dated('DDDDDD', '2090-01-29T18:30:00.000Z', { ...over, isCancelled: true }),
    dated('CCCCCC', '2090-01-22T18:30:00.000Z'),
    dated('BBBBBB', '2090-01-15T18:30:00.000Z'),
    dated('AAAAAA', '2020-01-15T18:30:00.000Z', over),
    dated('ZZZZZZ', '2020-01-08T18:30:00.000Z', over),
  ]
  server.instead.set(`GET ${TOURNAMENTS}`, { status: 200, body: { total: 5, documents } })
  await openApp(`/serie/${SERIES}`, { origin: server.local.origin })
  expect(await screen.findByRole('heading', { level: 1, name: anEvent().name })).toBeTruthy()
  expect(listed('À venir')).toEqual(['/tournament/BBBBBB', '/tournament/CCCCCC', '/tournament/DDDDDD'])
  expect(listed('Passées')).toEqual(['/tournament/AAAAAA', '/tournament/ZZZZZZ'])
  expect(within(screen.getByRole('region', { name: 'À venir' })).getByText('Annulé')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Suivre dans mon agenda' }).getAttribute('href')).toBe(
    `/v1/series/${SERIES}/calendar.ics`,
  )
})

test('SHOP-68 a series that nobody announced says so', async () => {
  server.instead.set(`GET ${TOURNAMENTS}`, { status: 200, body: { total: 0, documents: [] } })
  await openApp('/serie/nowhere00000', { origin: server.local.origin })
  expect(await screen.findByText('Cette série n’existe pas')).toBeTruthy()
})

test('SHOP-68 the dates of one announcement are a series, and another date like it joins them', async () => {
  server.member({ labels: ['eventOrganizer'] })
  const made = { ...dated('K7QM2X', '2099-01-30T19:30:00.000Z') }
  server.instead.set(
    'POST /functions/create-advanced-tournament/executions',
    executed(201, { success: true, tournamentId: 'a1', code: 'K7QM2X', tournament: made }),
  )
  const sent = () =>
    server
      .bodiesOf('POST', '/functions/create-advanced-tournament/executions')
      .map((body) => JSON.parse((body as { body: string }).body) as Record<string, unknown>)
  const announce = async (draft: object) => {
    const formData = JSON.stringify({ name: 'Vendredi', date: '2099-01-30', ...draft })
    const opened = await openApp(`/announce?formData=${encodeURIComponent(formData)}`, { origin: server.local.origin })
    const button = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Créer le/ })
    await waitFor(() => expect(button().disabled).toBe(false))
    await opened.user.click(button())
    await screen.findByRole('heading', { level: 1, name: 'Le tournoi est ouvert' })
    opened.unmount()
  }
  await announce({ dates: 3 })
  const [first, ...others] = sent().map(({ series }) => series)
  expect(first).toMatch(/^[a-z0-9]{12,36}$/)
  expect(others).toEqual([first, first])
  await announce({ dates: 1 })
  expect(sent()[3]?.series).toBeUndefined()
  await announce({ series: SERIES })
  expect(sent()[4]?.series).toBe(SERIES)
})

test('SHOP-16 the page of a date shows the next three of the others, which leads to each with one tap', async () => {
  const { server: own } = await openEventAdmin({ event: anEvent({ series: SERIES, announcement: FUTURE }) })
  const days = ['08', '15', '22', '29'] as const
  const documents = [
    dated('GGGGGG', '2090-02-05T18:30:00.000Z'),
    ...days.toReversed().map((day) => dated(`DATE${day}`, `2090-01-${day}T18:30:00.000Z`)),
    dated('AAAAAA', '2020-01-15T18:30:00.000Z', { isStarted: true, isFinished: true }),
  ]
  const opened = await openApp('/tournament/ABCDEF', { origin: own.event.local.origin })
  opened.queryClient.setQueryData(['series-dates', SERIES], documents.toReversed())
  const list = await screen.findByRole('list', { name: 'Les prochaines dates' })
  const links = within(list).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    ['DATE08', 'DATE15', 'DATE22'].map((code) => `/tournament/${code}`),
  )
})

test('SHOP-68 the page of a date leads to all of them; one that stands alone to none', async () => {
  const { server: own } = await openEventAdmin({ event: anEvent({ series: SERIES, announcement: FUTURE }) })
  const opened = await openApp('/tournament/ABCDEF', { origin: own.event.local.origin })
  const link = await screen.findByRole('link', { name: 'Toutes les dates' })
  expect(link.getAttribute('href')).toBe(`/serie/${SERIES}`)
  opened.unmount()
})

test('SHOP-68 what is announced is changed for this date and the following ones, and who could not follow is named', async () => {
  const event = anEvent({ series: SERIES, announcement: FUTURE })
  const { server: own, user } = await openEventAdmin({ event })
  const other = { tournamentId: 'b', was: { endDate: null }, is: { endDate: FUTURE.startsAt } }
  const report = {
    done: [
      { tournamentId: event.id, code: event.code, was: {}, is: {} },
      { ...other, code: 'BBBBBB' },
    ],
    failed: [{ code: 'CCCCCC', startsAt: '2090-01-22T18:30:00.000Z', reason: 'capacity_below_players' }],
  }
  own.event.others.set('change-series', () => executed(200, { success: true, data: report }))
  await user.click(await screen.findByRole('tab', { name: 'Plus' }))
  const sheet = await openSetting(user, 'Annonce')
  const time = sheet.getByLabelText<HTMLInputElement>('Heure')
  const [hours = '', minutes = ''] = time.value.split(':')
  await user.clear(time)
  await user.type(time, `${hours}:${minutes === '00' ? '30' : '45'}`)
  await user.selectOptions(
    sheet.getByRole('combobox', { name: 'Pour quelles dates\u202f?' }),
    'Celle-ci et les suivantes',
  )
  await user.click(sheet.getByRole('button', { name: /^Enregistrer/ }))
  expect(await screen.findByText('Enregistré pour 2 dates')).toBeTruthy()
  expect(await screen.findByText(/^1 date n’a pas pu suivre\s: 22 janvier 2090/)).toBeTruthy()
  const asked = own.event.calls.find(({ id }) => id === 'change-series')?.input
  expect(asked).toMatchObject({ tournamentId: event.id, scope: 'following' })
  expect(asked?.shiftMinutes).toBe(minutes === '00' ? 30 : 15)
  expect(asked).not.toHaveProperty('name')
  own.event.others.set('restore-series', () =>
    executed(200, { success: true, data: { done: [{ tournamentId: 'b', code: 'BBBBBB' }], failed: [] } }),
  )
  await user.click(screen.getByRole('button', { name: 'Annuler' }))
  await waitFor(() => expect(own.event.calls.map(({ id }) => id)).toContain('restore-series'))
  // Goes back alone, with what the others did not adopt.
  const restored = own.event.calls.find(({ id }) => id === 'restore-series')?.input
  expect(restored).toMatchObject({ tournamentId: event.id, dates: [other] })
})

test('SHOP-68 all dates are called off from the question about one of them', async () => {
  const event = anEvent({ series: SERIES, announcement: FUTURE })
  const { server: own, user } = await openEventAdmin({ event })
  own.event.others.set('cancel-series', () =>
    executed(200, {
      success: true,
      data: { done: [{}, {}, {}].map(() => ({ tournamentId: 'x', code: 'y' })), failed: [], letters: 4 },
    }),
  )
  const coming = {
    ...{ tournamentId: event.id, code: event.code, name: event.name, gameType: 'magic', format: 'modern' },
    ...{ tournamentDate: FUTURE.startsAt, location: null, isOfSeries: true, registered: 4, offer: null },
  }
  own.event.others.set('get-event-offers', () =>
    executed(200, { success: true, data: { coming: [coming], received: [] } }),
  )
  await user.click(await screen.findByRole('tab', { name: 'Plus' }))
  await user.click(await screen.findByRole('button', { name: /^Annuler ce tournoi/ }))
  const question = within(await screen.findByRole('alertdialog'))
  await user.selectOptions(question.getByRole('combobox', { name: /^Pour quelles dates/ }), 'Toutes')
  await user.click(question.getByRole('button', { name: 'Annuler le tournoi' }))
  expect(await screen.findByText('Annulé pour 3 dates')).toBeTruthy()
  expect(screen.getByText('4 e-mails partent.')).toBeTruthy()
  const asked = own.event.calls.find(({ id }) => id === 'cancel-series')?.input
  expect(asked).toMatchObject({ tournamentId: event.id, scope: 'all' })
})

const follow = 'POST /functions/follow-series/executions'
const followed = 'POST /functions/get-followed-series/executions'
const answered = (series: readonly string[]) => executed(200, { success: true, data: { series: [...series] } })
const sayFollow = 'Prévenez-moi de chaque date'

test('SHOP-70 an account follows the dates of a series with one tap, and follows them no more with another', async () => {
  server.member()
  const documents = [dated('BBBBBB', '2090-01-15T18:30:00.000Z')]
  server.instead.set(`GET ${TOURNAMENTS}`, { status: 200, body: { total: 1, documents } })
  server.instead.set(followed, answered([]))
  server.instead.set(follow, answered([SERIES]))
  const { user } = await openApp(`/serie/${SERIES}`, { origin: server.local.origin })
  // Before it is known whether they follow, a tap changes nothing.
  await user.click(await screen.findByRole('button', { name: sayFollow, busy: false }))
  expect(await screen.findByText('Vous suivez ces dates par e-mail')).toBeTruthy()
  server.instead.set(follow, answered([]))
  await user.click(screen.getByRole('button', { name: 'Ne plus me prévenir' }))
  expect(await screen.findByRole('button', { name: sayFollow })).toBeTruthy()
  const sent = server.bodiesOf('POST', '/functions/follow-series/executions')
  expect(sent.map((body) => JSON.parse((body as { body: string }).body))).toMatchObject([
    { series: SERIES, follows: true, language: 'fr' },
    { series: SERIES, follows: false },
  ])
})

test('SHOP-70 who is not signed in is led there and back; an address that nobody confirmed is told so', async () => {
  const documents = [dated('BBBBBB', '2090-01-15T18:30:00.000Z')]
  server.instead.set(`GET ${TOURNAMENTS}`, { status: 200, body: { total: 1, documents } })
  const opened = await openApp(`/serie/${SERIES}`, { origin: server.local.origin })
  const link = await screen.findByRole('link', { name: 'Suivre avec mon compte' })
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toBe(`/login?redirect=/serie/${SERIES}`)
  opened.unmount()
  server.member({ verified: false })
  await openApp(`/serie/${SERIES}`, { origin: server.local.origin })
  expect(await screen.findByText(/^Confirmez l’adresse de votre compte/)).toBeTruthy()
})

const bodies = (call: string) =>
  server
    .bodiesOf('POST', `/functions/${call}/executions`)
    .map((body) => JSON.parse((body as { body: string }).body) as Record<string, unknown>)

test('SHOP-5 without an account an address is asked by mail, and is told where to look', async () => {
  const documents = [dated('BBBBBB', '2090-01-15T18:30:00.000Z')]
  server.instead.set(`GET ${TOURNAMENTS}`, { status: 200, body: { total: 1, documents } })
  server.instead.set('POST /functions/follow-series-by-mail/executions', executed(200, { success: true, data: {} }))
  const { user } = await openApp(`/serie/${SERIES}`, { origin: server.local.origin })
  const field = await screen.findByLabelText('Votre adresse e-mail')
  await user.type(field, 'pas une adresse')
  await user.click(screen.getByRole('button', { name: sayFollow }))
  expect(bodies('follow-series-by-mail')).toEqual([])
  await user.clear(field)
  await user.type(field, 'ana@exemple.fr')
  await user.click(screen.getByRole('button', { name: sayFollow }))
  expect(await screen.findByText('Regardez votre boîte mail')).toBeTruthy()
  expect(screen.getByText(/ana@exemple.fr/)).toBeTruthy()
  expect(bodies('follow-series-by-mail')).toMatchObject([{ series: SERIES, email: 'ana@exemple.fr', language: 'fr' }])
})

test('SHOP-5 SHOP-6 the links of letters ask first, and one tap answers, though no date is left', async () => {
  server.instead.set(`GET ${TOURNAMENTS}`, { status: 200, body: { total: 0, documents: [] } })
  const answers = (follows: boolean) =>
    server.instead.set(
      'POST /functions/answer-series-mail/executions',
      executed(200, { success: true, data: { follows } }),
    )
  answers(true)
  const opened = await openApp(`/serie/${SERIES}#follow=3f9c.sign`, { origin: server.local.origin })
  const yes = await screen.findByRole('button', { name: 'Oui, prévenez-moi' })
  expect(bodies('answer-series-mail')).toEqual([])
  await opened.user.click(yes)
  expect(await screen.findByText('Vous suivez ces dates par e-mail')).toBeTruthy()
  answers(false)
  await opened.user.click(screen.getByRole('button', { name: 'Ne plus me prévenir' }))
  expect(await screen.findByText(/^C’est noté/)).toBeTruthy()
  opened.unmount()
  const leaving = await openApp(`/serie/${SERIES}#leave=3f9c.sign`, { origin: server.local.origin })
  await leaving.user.click(await screen.findByRole('button', { name: 'Ne plus me prévenir' }))
  expect(await screen.findByText('Votre adresse est effacée.')).toBeTruthy()
  expect(bodies('answer-series-mail')).toMatchObject([
    { token: '3f9c.sign', follows: true },
    { token: '3f9c.sign', follows: false },
    { token: '3f9c.sign', follows: false },
  ])
})
