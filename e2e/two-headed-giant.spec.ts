import { expect } from '@playwright/test'
import type { DocumentMatch } from '@tablee/contract/tournaments/documents/tournament-document'
import { sendScoreQuickTournament } from '@tablee/contract/tournaments/send-score-quick-tournament'
import { inspectPage } from './inspect-page.ts'
import { test } from './journey.ts'
import { expectNothingSideways } from './layout-faults.ts'
import { matchesOf, playersOf } from './people/filled-tournament.ts'
import { Organizer } from './people/organizer.ts'
import { Player } from './people/player.ts'
import { press } from './people/press.ts'
import { callServer } from './people/server-call.ts'
import { TeamEvening } from './people/team-evening.ts'

const BY_CALLS = [
  { name: 'Les Elfes', members: ['Ana', 'Bob'] },
  { name: 'Les Gobelins', members: ['Dan', 'Ève'] },
  { name: 'Les Zombies', members: ['Guy', 'Hal'] },
]
const SIRENS = { name: 'Les Sirènes', members: ['Zoé', 'Max'] }

/** The first team's, as its captain is named in the document. */
function winOf(match: DocumentMatch | undefined): RegExp {
  const team = [...BY_CALLS, SIRENS].find(({ members: [captain] }) => captain === match?.player1Name)
  return new RegExp(`^Table\\s${match?.table} : ${team?.name} gagne 1-0$`)
}

test('TEAM-23 four teams of two play two rounds of one game each, entered by players and by the staff', async ({
  browser,
}) => {
  const organizer = await Organizer.open(browser, { name: 'Trolls', seats: 4, teams: 'Troll à deux têtes' })
  const { code, page: desk } = organizer
  const evening = await TeamEvening.of(organizer, await browser.newContext())
  for (const team of BY_CALLS) await evening.arrives(team)

  const captain = await Player.sitDown(browser, 'Zoé', code)
  await captain.page.getByRole('radio', { name: 'Créer une équipe' }).check({ force: true })
  await captain.page.getByLabel('Nom de l’équipe').fill('Les Sirènes')
  await press(captain.page.getByRole('button', { name: 'Créer l’équipe' }))
  await expect(captain.page.getByText(/^Il vous manque 1 personne/)).toBeVisible()
  const partner = await Player.sitDown(browser, 'Max', code)
  await partner.page.getByRole('radio', { name: /^Les Sirènes/ }).press('Space')
  await press(partner.page.getByRole('button', { name: 'Rejoindre l’équipe' }))
  await expect(captain.page.getByText('Votre équipe est au complet')).toBeVisible()
  await organizer.start()

  // The partner reports for both; the card names two against two.
  await expect(partner.page.getByText(/^Zoé et Max contre .+ et .+$/)).toBeVisible()
  await expectNothingSideways(partner.page, 'two against two')
  await inspectPage(partner.page)
  await press(partner.page.getByRole('button', { name: 'Vous gagnez 1-0' }))
  await press(partner.page.getByRole('button', { name: /^Envoyer\s: vous gagnez 1-0$/ }))
  await expect(captain.page.getByRole('heading', { name: 'Vous gagnez 1-0' })).toBeVisible()

  // The other team agrees by the phone of any of its people; the staff enters the other table.
  const first = await matchesOf(evening.device, evening.tournament, 1)
  const keys = (await playersOf(evening.device, evening.tournament)).map(({ key }) => key)
  const zoe = keys[6] ?? ''
  const own = first.find(({ sides }) => sides?.flat().includes(zoe))
  const isFirst = own?.sides?.[0]?.includes(zoe) === true
  const against = BY_CALLS.find(({ members: [captain] }) => [own?.player1Name, own?.player2Name].includes(captain))
  await callServer(evening.device, sendScoreQuickTournament, {
    ...{ code, matchId: own?.id ?? '', playerId: evening.secretOf(against?.members[1] ?? '') },
    score: isFirst ? '1-0' : '0-1',
  })
  const other = first.find((match) => match !== own)
  await press(desk.getByRole('button', { name: winOf(other) }))
  await expect(desk.getByText('Toutes les tables sont terminées.').first()).toBeVisible()
  await inspectPage(desk)

  await organizer.nextRound(2)
  await expect(captain.page.getByRole('heading', { name: /^Ronde 2/ })).toBeVisible()
  for (const match of await matchesOf(evening.device, evening.tournament, 2)) {
    await press(desk.getByRole('button', { name: winOf(match) }))
  }
  await organizer.finish()
  await expect(captain.page.getByText(/^(Vous terminez|Vous remportez)/)).toBeVisible()
})
