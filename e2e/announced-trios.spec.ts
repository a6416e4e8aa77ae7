import { randomUUID } from 'node:crypto'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { registerAdvancedPlayer } from '@tablee/contract/registrations/register-advanced-player'
import { updateScoreQuickTournament } from '@tablee/contract/tournaments/update-score-quick-tournament'
import { teamCode } from '@tablee/domain/tournaments/teams/team-code'
import type { PlayerId, TournamentId } from '@tablee/domain/tournaments/tournament'
import { inspectPage } from './inspect-page.ts'
import { test } from './journey.ts'
import { expectNothingSideways } from './layout-faults.ts'
import { grantOrganizer, signedInDevice } from './people/accounts.ts'
import { EventOrganizer } from './people/event-organizer.ts'
import { matchesOf, playersOf } from './people/filled-tournament.ts'
import { press } from './people/press.ts'
import { callServer } from './people/server-call.ts'

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true }

async function fillPerson(page: Page, playerName: string): Promise<void> {
  await page.getByLabel('Pseudo', { exact: true }).fill(playerName)
  await page.getByLabel('Prénom', { exact: true }).fill(playerName)
  await page.getByLabel('Nom', { exact: true }).fill('Martin')
  await page.getByLabel('E-mail', { exact: true }).fill(`${playerName.toLowerCase()}@exemple.fr`)
  await page.getByRole('checkbox', { name: /politique de confidentialité/ }).check()
}

const submit = (page: Page) => press(page.getByRole('button', { name: 'S’inscrire', exact: true }))

async function registers(device: BrowserContext, tournamentId: string, [team, ...people]: readonly string[]) {
  for (const [at, playerName] of people.entries()) {
    await callServer(device, registerAdvancedPlayer, {
      ...{ tournamentId, playerName, playerId: randomUUID(), firstName: playerName, lastName: 'Martin' },
      ...{ email: `${at}.${randomUUID()}@exemple.fr`, policyAgreement: true },
      team: { name: team ?? '', isNew: at === 0 },
    })
  }
}

test('TEAM-31 a shop announces trios: people register by team, are let in and noted together, the last one finds the kept seat, and they play to the podium', async ({
  browser,
}) => {
  const { device: shop, account } = await signedInDevice(browser, 'Boutique', {
    viewport: { width: 1280, height: 900 },
  })
  await grantOrganizer(account)
  const organizer = await EventOrganizer.announce(shop, {
    ...{ name: 'Trios du samedi', format: 'Standard', seats: 12, teams: 'Trios' },
  })
  const { code, tournamentId, page: desk } = organizer
  const zoe = await (await browser.newContext(PHONE)).newPage()
  await zoe.goto(`/tournament/${code}`)
  await expect(zoe.getByText('4 places d’équipe libres sur 4.')).toBeVisible()
  await fillPerson(zoe, 'Zoé')
  await submit(zoe)
  await expect(zoe.getByText('Le nom de l’équipe est requis')).toBeVisible()
  await zoe.getByLabel('Nom de l’équipe').fill('Les Sirènes')
  await expectNothingSideways(zoe, 'registration of a team')
  await inspectPage(zoe)
  await submit(zoe)
  await expect(zoe.getByText('Équipe Les Sirènes')).toBeVisible()

  const max = await (await browser.newContext(PHONE)).newPage()
  await max.goto(`/tournament/${code}`)
  await max.getByRole('radio', { name: 'Rejoindre une équipe' }).check({ force: true })
  await max.getByLabel(/^Quelle équipe/).selectOption('Les Sirènes')
  await fillPerson(max, 'Max')
  await submit(max)
  await expect(max.getByText('Équipe Les Sirènes')).toBeVisible()
  await registers(shop, tournamentId, ['Les Elfes', 'Ana', 'Bob', 'Cléo'])
  await registers(shop, tournamentId, ['Les Gobelins', 'Dan', 'Ève', 'Fay'])
  await registers(shop, tournamentId, ['Les Zombies', 'Guy', 'Hal', 'Ida'])

  await press(desk.getByRole('button', { name: 'Accepter les 11 en attente' }))
  await expect(organizer.pill('Confirmées')).toHaveText(/11/)
  await expect(desk.getByText(/^4 équipes, dont 1 incomplète$/)).toBeVisible()
  await expect(desk.getByText(/incomplète\s: Les Sirènes/)).toBeVisible()
  await zoe.goto(`/tournament/${code}/player`)
  await expect(zoe.getByText(/^Il vous manque 1 personne/)).toBeVisible()
  const event = { id: tournamentId, code, path: '' }
  const players = await playersOf(shop, event)
  const captain = players.find(({ name }) => name === 'Zoé')?.key ?? ''
  const invitation = teamCode({ id: tournamentId as TournamentId, teams: [] }, captain as PlayerId)
  const third = await (await browser.newContext(PHONE)).newPage()
  await third.goto(`/tournament/${code}?team=${invitation}`)
  await expect(third.getByLabel(/^Quelle équipe/)).toHaveValue('Les Sirènes')
  await fillPerson(third, 'Léo')
  await submit(third)
  await press(desk.getByRole('button', { name: 'Accepter Léo' }))
  await expect(zoe.getByText('Votre équipe est au complet')).toBeVisible()

  const door = await shop.newPage()
  await door.goto(`/tournament/${code}/desk`)
  await press(door.getByRole('button', { name: 'Présence de Zoé' }))
  await press(door.getByRole('button', { name: 'Son équipe aussi (2)' }))
  await expect(door.getByText('Équipe Les Sirènes : tout le monde est là')).toBeVisible()
  await expect(desk.getByText('Sur place : 3 sur 12')).toBeVisible()
  await inspectPage(door)
  await door.close()

  await organizer.start({ rounds: 2 })
  await zoe.goto(`/tournament/${code}/player`)
  await expect(zoe.getByRole('heading', { name: /^Ronde 1/ })).toBeVisible()
  await press(zoe.getByRole('button', { name: 'Vous gagnez 2-0' }))
  await press(zoe.getByRole('button', { name: /^Envoyer\s: vous gagnez 2-0$/ }))
  for (const round of [1, 2]) {
    if (round > 1) await organizer.nextRound(round)
    for (const { id: matchId } of await matchesOf(shop, event, round)) {
      await callServer(shop, updateScoreQuickTournament, { code, matchId, seats: { scores: ['2-0', '2-0', null] } })
    }
  }
  await organizer.finish()
  await expect(zoe.getByText(/^(Vous terminez|Vous remportez)/)).toBeVisible()
  await zoe.goto(`/tournament/${code}`)
  await expect(zoe.getByText('Les Sirènes').first()).toBeVisible()
  await inspectPage(zoe)
})
