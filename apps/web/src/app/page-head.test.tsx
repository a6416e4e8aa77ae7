import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { openApp } from './testing/open-app.tsx'

// Includes leftovers of earlier test files.
beforeEach(() => {
  for (const written of document.head.querySelectorAll('meta, link[rel=canonical], script')) written.remove()
})

const serverWrote = (head: string) => document.head.insertAdjacentHTML('beforeend', head)

const ORIGIN = window.location.origin

const OF_A_TOURNAMENT = `
  <link rel="canonical" href="${ORIGIN}/tournament/K7QM2X">
  <meta name="description" content="8 joueurs ont déjà leur place.">
  <meta property="og:title" content="Vendredi soir · Tablée">
  <meta property="og:description" content="8 joueurs ont déjà leur place.">
  <meta property="og:url" content="${ORIGIN}/tournament/K7QM2X">
  <meta property="og:image" content="${ORIGIN}/v1/preview/K7QM2X.png">
  <meta property="og:image:alt" content="Six cartes">
  <script type="application/ld+json">{"@type":"Event"}</script>`

const contents = (name: string) =>
  [...document.head.querySelectorAll(`meta[name="${name}"], meta[property="${name}"]`)].map((meta) =>
    meta.getAttribute('content'),
  )
const canonical = () =>
  [...document.head.querySelectorAll('link[rel=canonical]')].map((link) => link.getAttribute('href'))

test('the page that was opened keeps the head that the server wrote', async () => {
  serverWrote(OF_A_TOURNAMENT)
  await openApp('/tournament/k7qm2x?x=1')
  await screen.findByRole('banner')
  expect(canonical()).toEqual([`${ORIGIN}/tournament/K7QM2X`])
  expect(contents('description')).toEqual(['8 joueurs ont déjà leur place.'])
  expect(document.head.querySelectorAll('script')).toHaveLength(1)
})

test('a link to another page takes its head along: title, address, description, and nothing of the page before', async () => {
  serverWrote(OF_A_TOURNAMENT)
  const { user } = await openApp('/tournament/K7QM2X')
  await user.click(within(await screen.findByRole('contentinfo')).getByRole('link', { name: 'À propos' }))
  await waitFor(() => expect(canonical()).toEqual([`${ORIGIN}/about`]))
  expect(document.title).toBe('À propos · Tablée')
  expect(contents('og:title')).toEqual(['À propos · Tablée'])
  expect(contents('og:url')).toEqual([`${ORIGIN}/about`])
  for (const name of ['description', 'og:description', 'twitter:description']) {
    expect(contents(name)).toEqual([expect.stringContaining('Créez un tournoi de jeu de cartes')])
  }
  expect(contents('og:image')).toEqual([`${ORIGIN}/v1/preview/home.png`])
  expect(contents('og:image:alt')).toEqual([])
  expect(document.head.querySelectorAll('script')).toHaveLength(0)
})

test('no address in the head carries what somebody typed', async () => {
  const { router } = await openApp('/about')
  await router.navigate({ to: '/', search: { q: 'secret' } })
  await waitFor(() => expect(canonical()).toEqual([`${ORIGIN}/`]))
  await router.navigate({ to: '/tournament/$code/player', params: { code: 'k7qm2x' } })
  await waitFor(() => expect(canonical()).toEqual([`${ORIGIN}/tournament/K7QM2X`]))
  expect(contents('description')).toEqual([expect.stringContaining('avec le code K7QM2X')])
  expect(document.head.innerHTML).not.toContain('secret')
})

test('a page that is not to be remembered passes nothing on to the next one', async () => {
  serverWrote('<meta name="robots" content="noindex">')
  const { router } = await openApp('/tournament/ZZZZZZ', { languages: ['en'] })
  expect(contents('robots')).toEqual(['noindex'])
  await router.navigate({ to: '/about' })
  await waitFor(() => expect(canonical()).toEqual([`${ORIGIN}/about`]))
  expect(contents('robots')).toEqual([])
  expect(contents('description')).toEqual([expect.stringContaining('Create a card game tournament')])
})
