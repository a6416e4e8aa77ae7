import type { SeasonPage, SeasonTableRow } from '@tablee/contract/seasons/public-season'
import type { Sharing } from '@tablee/contract/seasons/season-shops'
import { RULES_OF_PRESET } from '@tablee/domain/seasons/season-rules'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openAnswered } from './testing/open-answered.ts'

const { placePoints, kickers, ...preset } = RULES_OF_PRESET.places
const RULES = { ...preset, placePoints: [...placePoints], kickers: kickers && [...kickers] }
const event = (id: string, shop: string | null, state: 'finished' | 'coming' = 'finished') => ({
  ...{ id, code: `CODE${id}`, name: `Soirée ${id}`, startsAt: `2026-11-0${id}T18:00:00.000+00:00`, state },
  ...{ players: 4, maxPlayers: 8, gameType: 'magic', format: 'modern', formatName: null, isPast: false, shop },
})
const row = (name: string, place: number, eventId: string): SeasonTableRow => ({
  ...{ key: name, name, place, before: null, total: 10 - place, firsts: 0, hasLeft: false, joined: [] },
  counted: [{ eventId, points: 10 - place, place, counts: true }],
})
const REPAIRE = { slug: 'le-repaire', name: 'Le Repaire' }
const DONJON = { slug: 'le-donjon', name: 'Le Donjon' }
const PAGE: SeasonPage = {
  season: {
    ...{ id: 's1', slug: 'ligue', name: 'Ligue', state: 'running', isPublic: true, rules: RULES },
    ...{ shop: REPAIRE, shops: [REPAIRE, DONJON], mayManage: false, mayPut: false },
  },
  events: [event('1', REPAIRE.slug), event('2', DONJON.slug), event('3', DONJON.slug, 'coming')],
  rows: [row('Zoé', 1, '1'), row('Max', 2, '2')],
  peopleCount: 2,
}

test('YEAR-54 the page of a season names its shops, says whose each event is, and shows one shop’s by choice', async () => {
  const { user } = await openAnswered('/saison/ligue', { isMember: false, answers: { 'get-season': () => PAGE } })
  expect((await screen.findByRole('link', { name: 'Le Donjon' })).getAttribute('href')).toBe('/lieu/le-donjon')
  expect(screen.getByRole('link', { name: /Soirée 3.*Le Donjon/ })).toBeTruthy()
  const names = () =>
    within(screen.getByRole('table'))
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label') ?? button.textContent)
  expect(names()).toHaveLength(2)
  await user.selectOptions(screen.getByLabelText('Tournois de'), 'Le Donjon')
  expect(names()).toEqual([expect.stringContaining('Max')])
  await user.selectOptions(screen.getByLabelText('Tournois de'), 'Tous les lieux')
  expect(names()).toHaveLength(2)
})

const sharing = (shops: Sharing['shops'], isOwner = true): { sharing: Sharing } => ({
  sharing: { isOwner, shops: [{ ...REPAIRE, state: 'owner', mayReturn: false, isOwn: isOwner }, ...shops] },
})
const guest = (state: Sharing['shops'][number]['state'], more: object = {}) => ({
  ...{ ...DONJON, state, mayReturn: false, isOwn: false },
  ...more,
})
const OWN = { ...PAGE, candidates: [], pastNotes: [] }

test('YEAR-55 who runs a season invites a shop by its name in a tap, and takes it out in two, with the way back', async () => {
  const managed = { ...OWN, season: { ...PAGE.season, mayManage: true, mayPut: true }, ...sharing([]) }
  const { user, asked, answer } = await openAnswered('/my-seasons/s1', {
    isMember: true,
    answers: {
      'get-own-season': () => managed,
      'find-shops': () => ({ shops: [{ ...DONJON, location: 'Lyon' }] }),
      'invite-season-shop': () => sharing([guest('invited')]).sharing,
      'leave-shared-season': () => sharing([guest('out', { mayReturn: true })]).sharing,
      'return-to-season': () => sharing([guest('in')]).sharing,
    },
  })
  await user.type(await screen.findByLabelText('Inviter un lieu'), 'donj')
  answer('get-own-season', () => ({ ...managed, ...sharing([guest('in')]) }))
  await user.click(await screen.findByRole('button', { name: /^Inviter Le Donjon/ }))
  await user.click(await screen.findByRole('button', { name: /Retirer de la saison.: Le Donjon/ }))
  const dialog = await screen.findByRole('dialog')
  answer('get-own-season', () => ({ ...managed, ...sharing([guest('out', { mayReturn: true })]) }))
  await user.click(within(dialog).getByRole('button', { name: 'Retirer de la saison' }))
  await user.click(await screen.findByRole('button', { name: /Faire revenir.: Le Donjon/ }))
  await waitFor(() =>
    expect(asked.filter(([id]) => /invite-season|shared|return/.test(id))).toEqual([
      ['invite-season-shop', { seasonId: 's1', slug: 'le-donjon' }],
      ['leave-shared-season', { seasonId: 's1', slug: 'le-donjon', takesEvents: false }],
      ['return-to-season', { seasonId: 's1', slug: 'le-donjon' }],
    ]),
  )
})

test('YEAR-55 that no shop has a name is told once the server has said so', async () => {
  const managed = { ...OWN, season: { ...PAGE.season, mayManage: true, mayPut: true }, ...sharing([]) }
  const { user, asked } = await openAnswered('/my-seasons/s1', {
    isMember: true,
    answers: { 'get-own-season': () => managed, 'find-shops': () => ({ shops: [] }) },
  })
  await user.type(await screen.findByLabelText('Inviter un lieu'), 'donj')
  expect(await screen.findByText('Aucun autre lieu de ce nom.')).toBeTruthy()
  expect(asked.filter(([id]) => id === 'find-shops').length).toBeGreaterThan(0)
})

test('YEAR-56 a guest puts its tournaments in, is offered nothing of who runs the season, and leaves with its results', async () => {
  const own = { ...OWN, season: { ...PAGE.season, mayPut: true }, ...sharing([guest('in', { isOwn: true })], false) }
  const { user, asked } = await openAnswered('/my-seasons/s1', {
    isMember: true,
    answers: {
      'get-own-season': () => own,
      'list-own-seasons': () => ({ mayManage: true, seasons: [], invitations: [] }),
      'leave-shared-season': () => sharing([], false).sharing,
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Quitter la saison' }))
  expect(screen.queryByRole('button', { name: 'Supprimer la saison' })).toBeNull()
  expect(screen.queryByLabelText('Inviter un lieu')).toBeNull()
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('checkbox', { name: 'Retirer aussi nos tournois joués' }))
  await user.click(within(dialog).getByRole('button', { name: 'Quitter la saison' }))
  await waitFor(() =>
    expect(asked.find(([id]) => id === 'leave-shared-season')?.[1]).toEqual({
      ...{ seasonId: 's1', slug: 'le-donjon', takesEvents: true },
    }),
  )
})

test('YEAR-56 an invitation says what is shared before it is taken', async () => {
  const asks = { id: 's1', slug: 'ligue', name: 'Ligue', shop: REPAIRE, shopsCount: 3, hasLeft: false }
  const { user, asked, answer } = await openAnswered('/my-seasons', {
    isMember: true,
    answers: {
      'list-own-seasons': () => ({ mayManage: true, seasons: [], invitations: [asks] }),
      'list-own-ratings': () => ({ shop: DONJON, games: [], seasons: [] }),
      'answer-season-invitation': () => ({ mayManage: true, seasons: [], invitations: [] }),
    },
  })
  expect(await screen.findByText('Une saison que tient Le Repaire, avec 3 lieux.')).toBeTruthy()
  expect(screen.getByText(/Les noms de qui y joue.*classement commun/)).toBeTruthy()
  answer('list-own-seasons', () => ({ mayManage: true, seasons: [], invitations: [] }))
  await user.click(screen.getByRole('button', { name: 'Rejoindre' }))
  await waitFor(() =>
    expect(asked.find(([id]) => id === 'answer-season-invitation')?.[1]).toEqual({ seasonId: 's1', isAccepted: true }),
  )
})
