import { randomUUID } from 'node:crypto'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { keepShop } from '@tablee/contract/shops/own-shop'
import { addPlayersQuickTournament } from '@tablee/contract/tournaments/add-players-quick-tournament'
import { createQuickTournament } from '@tablee/contract/tournaments/create-quick-tournament'
import { documentMatch } from '@tablee/contract/tournaments/documents/tournament-document'
import { finishTournament } from '@tablee/contract/tournaments/finish-tournament'
import { keepInAccount } from '@tablee/contract/tournaments/keep-in-account'
import { reopenTournament } from '@tablee/contract/tournaments/reopen-tournament'
import { startQuickTournament } from '@tablee/contract/tournaments/start-quick-tournament'
import { updateScoreQuickTournament } from '@tablee/contract/tournaments/update-score-quick-tournament'
import { test } from './journey.ts'
import { grantOrganizer, signedInDevice } from './people/accounts.ts'
import { press } from './people/press.ts'
import { callServer } from './people/server-call.ts'

const PHONE = { viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' } as const
const EVENTS = 12
const BEST = 8
const PEOPLE = ['Zoé', 'Max', 'Inès', 'Hugo', 'Nora', 'Léon'] as const

type Played = { readonly id: string; readonly code: string; readonly name: string; readonly matches: readonly Met[] }
type Met = { readonly id: string; readonly one: string; readonly other: string; winner: string }

/** Four of the six play one round; in the last one Zoé is written otherwise. */
function namesAt(index: number): readonly string[] {
  const four = PEOPLE.filter((_, place) => (place + index) % 3 !== 0)
  return index === EVENTS - 1 ? four.map((name) => (name === 'Zoé' ? 'Zoé M.' : name)) : four
}

async function play(shop: BrowserContext, index: number): Promise<Played> {
  const organizerId = randomUUID()
  const name = `Soirée ${String(index + 1).padStart(2, '0')}`
  const made = await callServer(shop, createQuickTournament, { name, playerCount: 4, organizerId })
  const { code, $id: tournamentId } = made.tournament
  await callServer(shop, addPlayersQuickTournament, { code, playerNames: [...namesAt(index)], organizerId })
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

test('YEAR-16 YEAR-17 YEAR-18 a season of twelve evenings is opened on a phone, and its table follows every correction', async ({
  browser,
}) => {
  const { device: shop, account } = await signedInDevice(browser, 'Camille', PHONE)
  await grantOrganizer(account)
  await callServer(shop, keepShop, {
    ...{ name: `Le Repaire ${Date.now() % 100_000}`, location: null, email: null, phone: null, site: null },
    ...{ discord: null, instagram: null, words: null, takesReplies: false, takesMessages: false },
  })
  const played: Played[] = []
  for (let index = 0; index < EVENTS; index++) played.push(await play(shop, index))
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

  await test.step('twelve evenings in by one tap each', async () => {
    for (const { name } of played) {
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
