import { randomUUID } from 'node:crypto'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { listOwnSeasons } from '@tablee/contract/seasons/own-seasons'
import { correctPastEvent, importPastEvents } from '@tablee/contract/seasons/past-events'
import { keepShop } from '@tablee/contract/shops/own-shop'
import { addPlayersQuickTournament } from '@tablee/contract/tournaments/add-players-quick-tournament'
import { createQuickTournament } from '@tablee/contract/tournaments/create-quick-tournament'
import { documentMatch } from '@tablee/contract/tournaments/documents/tournament-document'
import { finishTournament } from '@tablee/contract/tournaments/finish-tournament'
import { joinQuickTournament } from '@tablee/contract/tournaments/join-quick-tournament'
import { keepInAccount } from '@tablee/contract/tournaments/keep-in-account'
import { reopenTournament } from '@tablee/contract/tournaments/reopen-tournament'
import { startQuickTournament } from '@tablee/contract/tournaments/start-quick-tournament'
import { updateScoreQuickTournament } from '@tablee/contract/tournaments/update-score-quick-tournament'
import { test } from './journey.ts'
import { type Account, eraseAccount, grantOrganizer, signedInDevice } from './people/accounts.ts'
import { press } from './people/press.ts'
import { callServer } from './people/server-call.ts'

const PHONE = { viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' } as const
const EVENTS = 12
const BEST = 8
const PEOPLE = ['Zoé', 'Max', 'Inès', 'Hugo', 'Nora', 'Léon'] as const
/** Has an account, and goes for good. */
const LEAVER = 'Nora'
const ERASED = 'Nom effacé'
/** Held with another tool; she was at none of them. */
const ELSEWHERE = [2, 5, 8]

type Played = { readonly id: string; readonly code: string; readonly name: string; readonly matches: readonly Met[] }
type Leaver = { readonly device: BrowserContext; readonly account: Account }
type Met = { readonly id: string; readonly one: string; readonly other: string; winner: string }

/** Four of the six play one round; in the last one Zoé is written otherwise. */
function namesAt(index: number): readonly string[] {
  const four = PEOPLE.filter((_, place) => (place + index) % 3 !== 0)
  return index === EVENTS - 1 ? four.map((name) => (name === 'Zoé' ? 'Zoé M.' : name)) : four
}

const nameOf = (index: number) => `Soirée ${String(index + 1).padStart(2, '0')}`

async function play(shop: BrowserContext, leaver: Leaver, index: number): Promise<Played> {
  const organizerId = randomUUID()
  const name = nameOf(index)
  const made = await callServer(shop, createQuickTournament, { name, playerCount: 4, organizerId })
  const { code, $id: tournamentId } = made.tournament
  const names = namesAt(index)
  const playerNames = names.filter((each) => each !== LEAVER)
  await callServer(shop, addPlayersQuickTournament, { code, playerNames, organizerId })
  if (names.includes(LEAVER)) {
    await callServer(leaver.device, joinQuickTournament, { code, playerName: LEAVER, playerId: leaver.account.id })
  }
  const { data } = await callServer(shop, startQuickTournament, { tournamentId, organizerId })
  const matches = data.tournament.matches
    .map((text) => documentMatch.parse(JSON.parse(text)))
    .map(({ id, player1Name: one, player2Name: other }) => ({ id, one, other, winner: one }))
  for (const { id: matchId } of matches) {
    await callServer(shop, updateScoreQuickTournament, { code, organizerId, matchId, score: '2-0' })
  }
  await callServer(shop, finishTournament, { tournamentId, organizerId })
  await callServer(shop, keepInAccount, { code, organizerId, actId: randomUUID() })
  return { id: tournamentId, code, name, matches }
}

/** As another tool ranked it: the winners share the first place. */
function pastEvent({ id, name, matches }: Played) {
  const places = matches.flatMap(({ one, other, winner }) =>
    [one, other].map((each) => ({
      ...{ name: each, isSame: false, drawn: 0 },
      ...(each === winner ? { place: 1, won: 1 } : { place: 3, won: 0 }),
    })),
  )
  const day = String(Number(name.slice(-2)) + 1).padStart(2, '0')
  return {
    ...{ id, name, heldOn: `2026-01-${day}`, format: 'modern', formatName: null },
    gameType: 'magic' as const,
    places: places.toSorted((a, b) => a.place - b.place),
  }
}

function heldElsewhere(index: number): Played {
  const [first = '', second = '', third = '', fourth = ''] = namesAt(index)
  const met = (one: string, other: string) => ({ id: '', one, other, winner: one })
  const id = `past-${randomUUID().slice(0, 23)}`
  return { id, code: '', name: nameOf(index), matches: [met(first, second), met(third, fourth)] }
}

/** Three points a win and one of presence; the best eight results count. */
function totals(played: readonly Played[], sameAs: Readonly<Record<string, string>> = {}): ReadonlyMap<string, number> {
  const points = new Map<string, number[]>()
  for (const { matches } of played) {
    for (const { one, other, winner } of matches) {
      for (const name of [one, other]) {
        const person = sameAs[name] ?? name
        points.set(person, [...(points.get(person) ?? []), name === winner ? 4 : 1])
      }
    }
  }
  const sum = (all: readonly number[]) =>
    all
      .toSorted((a, b) => b - a)
      .slice(0, BEST)
      .reduce((one, two) => one + two, 0)
  return new Map([...points].map(([person, all]) => [person, sum(all)]))
}

/** By name, from the rows of the page. */
async function shownTotals(page: Page): Promise<ReadonlyMap<string, number>> {
  const rows = await page
    .getByRole('table')
    .locator('tbody tr')
    .filter({ has: page.getByRole('rowheader') })
    .all()
  const read = rows.map(async (row) => {
    const name = (await row.getByRole('rowheader').innerText()).trim()
    return [name, Number(await row.getByRole('cell').nth(1).innerText())] as const
  })
  return new Map(await Promise.all(read))
}

const sorted = (map: ReadonlyMap<string, number>) => [...map].toSorted(([one], [other]) => one.localeCompare(other))

test('YEAR-16 YEAR-17 YEAR-18 YEAR-77 a season of twelve evenings, three of another tool, is opened on a phone, and its table follows every correction, joining and erasure', async ({
  browser,
}) => {
  const { device: shop, account } = await signedInDevice(browser, 'Camille', PHONE)
  await grantOrganizer(account)
  await callServer(shop, keepShop, {
    ...{ name: `Le Repaire ${Date.now() % 100_000}`, location: null, email: null, phone: null, site: null },
    ...{ discord: null, instagram: null, words: null, takesReplies: false, takesMessages: false },
  })
  const leaver = await signedInDevice(browser, LEAVER, PHONE)
  const played: Played[] = []
  for (let index = 0; index < EVENTS; index++) {
    played.push(ELSEWHERE.includes(index) ? heldElsewhere(index) : await play(shop, leaver, index))
  }
  const elsewhere = played.filter((_, index) => ELSEWHERE.includes(index))
  const page = await shop.newPage()
  const season = `Ligue d’hiver ${Date.now() % 100_000}`

  await test.step('a name, the points that most shops count, the best eight', async () => {
    await page.goto('/my-shop')
    await press(page.getByRole('link', { name: 'Voir les saisons', exact: true }))
    await press(page.getByRole('button', { name: 'Créer une saison', exact: true }))
    await page.getByLabel('Nom', { exact: true }).fill(season)
    await page.getByText('Les meilleurs', { exact: true }).click()
    await expect(page.getByLabel('Combien de résultats', { exact: true })).toHaveValue(String(BEST))
    await press(page.getByRole('button', { name: 'Créer la saison', exact: true }))
    await expect(page.getByRole('heading', { level: 1, name: season })).toBeVisible()
  })

  const { data: own } = await callServer(shop, listOwnSeasons, {})
  const seasonId = own.seasons.find(({ name }) => name === season)?.id ?? ''

  await test.step('nine evenings in by one tap each, three taken over', async () => {
    await callServer(shop, importPastEvents, { seasonId, events: elsewhere.map(pastEvent) })
    for (const { name } of played.filter((each) => !elsewhere.includes(each))) {
      await press(page.getByRole('button', { name: `Mettre ${name} dans la saison`, exact: true }))
      await expect(page.getByRole('button', { name: `Retirer ${name} de la saison`, exact: true })).toBeVisible()
    }
  })

  await test.step('the table is what twelve evenings are worth', async () => {
    await press(page.getByRole('link', { name: 'Voir la page publique', exact: true }))
    await expect(page.getByText('Les 8 meilleurs résultats sur 12 comptent.')).toBeVisible()
    expect(sorted(await shownTotals(page))).toEqual(sorted(totals(played)))
  })

  await test.step('a corrected evening corrects the season', async () => {
    const [evening] = played
    const [match] = evening?.matches ?? []
    if (!evening || !match) throw new Error('Nothing was played')
    const { id: tournamentId, code } = evening
    await callServer(shop, reopenTournament, { code })
    await callServer(shop, updateScoreQuickTournament, { code, matchId: match.id, score: '0-2' })
    await callServer(shop, finishTournament, { tournamentId })
    match.winner = match.other
    await page.reload()
    await expect.poll(async () => sorted(await shownTotals(page))).toEqual(sorted(totals(played)))
  })

  await test.step('an evening of the other tool that was copied wrongly is corrected', async () => {
    const [evening] = elsewhere
    const [match] = evening?.matches ?? []
    if (!evening || !match) throw new Error('Nothing was taken over')
    match.winner = match.other
    await callServer(shop, correctPastEvent, { seasonId, event: pastEvent(evening) })
    await page.reload()
    await expect.poll(async () => sorted(await shownTotals(page))).toEqual(sorted(totals(played)))
  })

  await test.step('two rows of one person are joined, parted by one tap, and joined again', async () => {
    const join = async () => {
      await press(page.getByRole('button', { name: 'C’est la même personne que…', exact: true }))
      await press(page.getByRole('dialog').getByRole('button', { name: /^Zoé M\./ }))
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
    await press(page.getByRole('button', { name: /^Détail.: Zoé$/ }))
    await join()
    const joined = sorted(totals(played, { 'Zoé M.': 'Zoé' }))
    const names = async () => sorted(await shownTotals(page)).map(([name]) => name)
    await expect.poll(names).not.toContain('Zoé M.')
    await press(page.getByRole('button', { name: 'Annuler', exact: true }))
    await expect.poll(names).toContain('Zoé M.')
    await join()
    await expect.poll(names).not.toContain('Zoé M.')
    await page.reload()
    await expect.poll(async () => sorted(await shownTotals(page))).toEqual(joined)
  })

  await test.step('who is erased keeps a row and its points, and no name', async () => {
    await eraseAccount(leaver.device)
    const sameAs = { 'Zoé M.': 'Zoé', [LEAVER]: ERASED }
    await expect
      .poll(async () => {
        await page.reload()
        await page.getByRole('rowheader').first().waitFor()
        return sorted(await shownTotals(page))
      })
      .toEqual(sorted(totals(played, sameAs)))
  })

  await test.step('anybody reads it, and comes from an evening to its season', async () => {
    const anybody = await (await browser.newContext(PHONE)).newPage()
    await anybody.goto(`/tournament/${played[0]?.code}`)
    await press(anybody.getByRole('link', { name: `Compte pour la saison ${season}` }))
    await expect(anybody.getByRole('heading', { level: 1, name: season })).toBeVisible()
    await expect(anybody.getByRole('link', { name: 'Régler la saison' })).toHaveCount(0)
    await press(anybody.getByRole('link', { name: /^Organisée par/ }))
    await expect(anybody.getByRole('link', { name: new RegExp(season) })).toBeVisible()
  })
})
