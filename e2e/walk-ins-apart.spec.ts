import { expect, type Page } from '@playwright/test'
import { addPlayersAtDesk } from '@tablee/contract/registrations/add-players-at-desk'
import { getAdvancedRegistrations } from '@tablee/contract/registrations/get-advanced-registrations'
import { generateAdvancedPairings } from '@tablee/contract/tournaments/generate-advanced-pairings'
import { test } from './journey.ts'
import { grantOrganizer, signedInDevice } from './people/accounts.ts'
import { enterResults, nextRound, PEOPLE, readyToGoOn, tablesUpTo, waiting } from './people/apart-desk.ts'
import { filledEvent, matchesOf } from './people/filled-tournament.ts'
import { press } from './people/press.ts'
import { callServer } from './people/server-call.ts'
import { inviteToStaff } from './people/staff.ts'

test.use({ serviceWorkers: 'allow' })

const isOver = ({ status }: { readonly status?: string }) => status === 'terminated'

test('CAVE-44 CAVE-45 at an announced event the desk without a network writes somebody in who plays at once, while a scorekeeper with one enters results; all of it is joined', async ({
  browser,
}) => {
  const { device, account } = await signedInDevice(browser, 'Boutique de la cave')
  await grantOrganizer(account)
  const { id: tournamentId, code, path } = await filledEvent(device, 0, { maxPlayers: 5 })
  const players = PEOPLE.slice(0, 5).map((playerName) => ({ playerName }))
  await callServer(device, addPlayersAtDesk, { tournamentId, players })
  await callServer(device, generateAdvancedPairings, { tournamentId, roundNumber: 1 })
  const desk = await device.newPage()
  await desk.goto(path)
  await press(desk.getByRole('tab', { name: 'Plus' }))
  const address = await inviteToStaff(desk, { name: 'Nour', role: 'Saisie des scores' })
  const elsewhere = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const scorekeeper = await elsewhere.newPage()
  await scorekeeper.goto(address)
  await press(scorekeeper.getByRole('link', { name: 'Ouvrir le tournoi' }))
  await press(desk.getByRole('tab', { name: /^Joueurs/ }))
  await readyToGoOn(desk, code, 'registered')
  const exempt = (await matchesOf(elsewhere, { code }, 1)).find(({ kind }) => kind === 'bye')?.player1Name ?? ''

  await test.step('Nora is added without a line and meets who has the bye', async () => {
    await device.setOffline(true)
    await desk.getByLabel('Chercher ou ajouter un joueur').fill('Nora')
    await press(desk.getByRole('button', { name: 'Nom, e-mail, byes' }))
    await desk.getByLabel('E-mail').fill('nora@exemple.fr')
    await press(desk.getByRole('button', { name: 'Ajouter « Nora »' }))
    await press(desk.getByRole('dialog').getByRole('button', { name: `Contre ${exempt}, qui ne joue pas cette ronde` }))
    await expect(waiting(desk)).toHaveText(/2/)
  })

  await test.step('a reload forgets nobody, and the round is played to its end', async () => {
    await desk.reload()
    await expect(waiting(desk)).toHaveText(/2/)
    await press(desk.getByRole('tab', { name: /^Joueurs/ }))
    const rows = desk.getByRole('row')
    await expect(rows.filter({ hasText: 'Nora' })).toBeVisible()
    await expect(rows).toHaveCount(1 + 6)
    await press(desk.getByRole('tab', { name: 'Tables' }))
    await enterResults(desk, tablesUpTo(3))
    await nextRound(desk, 'Ronde 2')
  })

  await test.step('the scorekeeper enters the contrary of two results', async () => {
    for (const table of [1, 2]) {
      await press(scorekeeper.getByRole('button', { name: new RegExp(`^Saisir le score de la table\\s${table}$`) }))
      const won = scorekeeper.getByRole('button', { name: new RegExp(`^Table\\s${table}\\s: .+ gagne 2-0$`) })
      await press(won.last())
    }
    await expect.poll(async () => (await matchesOf(elsewhere, { code }, 1)).filter(isOver).length).toBe(3)
  })

  await test.step('both are asked about, and one word is taken from each side', async () => {
    await device.setOffline(false)
    const sheet = desk.getByRole('dialog', { name: 'Le réseau est revenu' })
    for (const table of [1, 2]) {
      await expect(sheet.getByText(new RegExp(`^Table\\s${table}\\s: deux résultats$`))).toBeVisible()
    }
    const second = sheet.getByRole('group', { name: /^Table\s2\s: deux résultats$/ })
    await second.getByRole('radio', { name: /^Prendre celui du serveur/ }).check()
    await press(sheet.getByRole('button', { name: 'Tout réunir' }))
    await expect(desk.getByText(/décisions prises sans réseau sont remises$/)).toBeVisible()
    await expect(waiting(desk)).toHaveCount(0)
  })

  await test.step('Nora is registered with all that was typed, and both read the same', async () => {
    const { data } = await callServer(device, getAdvancedRegistrations, { tournamentId })
    expect(data.find(({ playerName }) => playerName === 'Nora')).toMatchObject({
      ...{ status: 'confirmed', email: 'nora@exemple.fr' },
    })
    const scores = (await matchesOf(elsewhere, { code }, 1)).toSorted(
      (one, other) => (one.table ?? 0) - (other.table ?? 0),
    )
    expect(scores.map(({ score1, score2 }) => [score1, score2])).toEqual([
      [2, 0],
      [0, 2],
      [2, 0],
    ])
    expect(await matchesOf(elsewhere, { code }, 2)).toHaveLength(3)
    const standings = async (page: Page) => {
      await press(page.getByRole('tab', { name: 'Classement' }))
      return page.getByRole('tabpanel', { name: 'Classement' }).getByRole('row').allTextContents()
    }
    await expect.poll(() => standings(scorekeeper)).toEqual(await standings(desk))
  })
  await device.close()
  await elsewhere.close()
})
