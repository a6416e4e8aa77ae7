import { expect, type Page } from '@playwright/test'
import { addPlayersAtDesk } from '@tablee/contract/registrations/add-players-at-desk'
import { getAdvancedRegistrations } from '@tablee/contract/registrations/get-advanced-registrations'
import { generateAdvancedPairings } from '@tablee/contract/tournaments/generate-advanced-pairings'
import { sendScoreQuickTournament } from '@tablee/contract/tournaments/send-score-quick-tournament'
import { inspectPage } from './inspect-page.ts'
import { test } from './journey.ts'
import { grantOrganizer, signedInDevice } from './people/accounts.ts'
import { enterResults, nextRound, PEOPLE, readyDesk, readyToGoOn, tablesUpTo, waiting } from './people/apart-desk.ts'
import { filledEvent, matchesOf } from './people/filled-tournament.ts'
import { press } from './people/press.ts'
import { finishTournament } from './people/rounds.ts'
import { callServer } from './people/server-call.ts'
import { inviteToStaff } from './people/staff.ts'

test.use({ serviceWorkers: 'allow' })

const isOver = ({ status }: { readonly status?: string }) => status === 'terminated'

test('CAVE-28 CAVE-30 CAVE-34 CAVE-35 an evening of sixteen loses its network in round 2, goes on from the desk alone to the final, and is handed in when the line is back', async ({
  browser,
}) => {
  const { desk: opened, device, code } = await readyDesk(browser, 16)
  let desk = opened
  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
  await phone.goto(`/tournament/${code}`)
  await expect(phone.getByText('En direct')).toBeVisible()
  await press(desk.getByRole('tab', { name: 'Plus' }))
  await press(desk.getByRole('button', { name: 'Sans réseau', exact: true }))
  await expect(desk.getByRole('dialog', { name: 'Jouer sans réseau' }).getByText('Le réseau tombe')).toBeVisible()
  await inspectPage(desk)
  await desk.keyboard.press('Escape')
  await press(desk.getByRole('tab', { name: 'Tables' }))
  await enterResults(desk, tablesUpTo(8))
  await nextRound(desk, 'Ronde 2')
  const wall = await device.newPage()
  await wall.goto(`/tournament/${code}/live`)
  await expect(wall.getByText(/^Ronde 2\b/).first()).toBeVisible()
  await desk.bringToFront()
  await enterResults(desk, tablesUpTo(3))
  await expect.poll(async () => (await matchesOf(device, { code }, 2)).filter(isOver).length).toBe(3)

  await test.step('promise 1: the round ends and the next one is paired without a line', async () => {
    await device.setOffline(true)
    await enterResults(desk, tablesUpTo(8, 4))
    await expect(waiting(desk)).toHaveText(/5/)
    await nextRound(desk, 'Ronde 3')
    await expect(waiting(desk)).toHaveText(/6/)
    await expect(wall.getByText(/^Ronde 3\b/).first()).toBeVisible()
  })

  await test.step('promise 2: nothing is lost by a reload, or with a page that is closed', async () => {
    await desk.reload()
    await expect(waiting(desk)).toHaveText(/6/)
    await expect(desk.getByRole('heading', { name: 'Ronde 3', exact: true })).toBeVisible()
    await inspectPage(desk)
    await enterResults(desk, tablesUpTo(8))
    await expect(waiting(desk)).toHaveText(/14/)
    await desk.close()
    desk = await device.newPage()
    await desk.goto(`/tournament/${code}/admin`)
    await expect(waiting(desk)).toHaveText(/14/)
    for (const round of ['Ronde 4', 'Ronde 5']) {
      await nextRound(desk, round)
      await enterResults(desk, tablesUpTo(8))
    }
  })

  await test.step('promise 3: the page says since when it works alone, and how many decisions wait', async () => {
    await press(waiting(desk))
    await expect(desk.getByRole('dialog').getByText(/continue seul depuis .+ 32 décisions y attendent/)).toBeVisible()
    await desk.keyboard.press('Escape')
  })

  await test.step('the first four play on to the final, at once after the journal', async () => {
    await press(desk.getByRole('tab', { name: 'Plus' }))
    await desk.getByRole('link', { name: 'Journal', exact: true }).click()
    await expect(desk.getByRole('region', { name: /32 décisions y attendent/ }).getByRole('listitem')).toHaveCount(32)
    await desk.goBack()
    await press(desk.getByRole('tab', { name: 'Tables' }))
    await press(desk.getByRole('button', { name: /^(Top \d+|Tableau final)…$/ }))
    const sheet = desk.getByRole('dialog', { name: 'Commencer le tableau final' })
    await sheet.getByText('Top 4', { exact: true }).click()
    await press(sheet.getByRole('button', { name: 'Commencer avec 4 joueurs' }))
    await expect(desk.getByRole('heading', { name: 'Demi-finale', exact: true })).toBeVisible()
    await enterResults(desk, tablesUpTo(2))
    await nextRound(desk, 'Finale')
    await enterResults(desk, [1])
    await finishTournament(desk)
  })

  await test.step('the journal names what waits here', async () => {
    const journal = await device.newPage()
    await journal.goto(`/tournament/${code}/journal`)
    const here = journal.getByRole('region', { name: /38 décisions y attendent/ })
    await expect(here.getByRole('listitem')).toHaveCount(38)
    await journal.close()
    await desk.bringToFront()
  })

  const podium = () => desk.getByRole('tabpanel').getByRole('list').first().allTextContents()
  await press(desk.getByRole('tab', { name: 'Classement' }))
  const standings = await podium()
  expect(standings.length).toBeGreaterThan(0)

  await test.step('promise 4: the line is back, and everything is handed in by itself', async () => {
    await device.setOffline(false)
    await expect(desk.getByText('38 décisions prises sans réseau sont remises')).toBeVisible()
    await expect(waiting(desk)).toHaveCount(0)
    expect(await podium()).toEqual(standings)
    await expect(phone.getByText(/Terminé/).first()).toBeVisible()
    expect(await matchesOf(device, { code }, 7)).toHaveLength(1)
  })

  await test.step('promise 5: everybody can check that no seed was chosen', async () => {
    await phone.goto(`/tournament/${code}/rounds/5/verify`)
    await expect(phone.getByText(/c’est la graine 3 sur 24 de l’enveloppe scellée le/)).toBeVisible()
    await expect(phone.getByText('Recalculés ici, les 8 appariements sont identiques.')).toBeVisible()
    await inspectPage(phone)
  })
  await phone.context().close()
  await device.close()
})

test('CAVE-31 results that players with a line said meanwhile are asked about, and nothing is lost', async ({
  browser,
}) => {
  const { desk, device, code, secrets } = await readyDesk(browser, 8)
  const elsewhere = await browser.newContext()
  const matches = await matchesOf(elsewhere, { code }, 1)
  await device.setOffline(true)
  await enterResults(desk, tablesUpTo(4))
  await press(desk.getByRole('button', { name: 'Ronde suivante' }))
  await expect(waiting(desk)).toHaveText(/5/)
  const [one] = matches.filter(({ table }) => table === 1)
  for (const [name, score] of [
    [one?.player1Name, '0-2'],
    [one?.player2Name, '0-2'],
  ] as const) {
    const playerId = secrets.get(name ?? '') ?? ''
    await callServer(elsewhere, sendScoreQuickTournament, { code, playerId, matchId: one?.id ?? '', score })
  }
  await device.setOffline(false)
  const sheet = desk.getByRole('dialog', { name: 'Le réseau est revenu' })
  await expect(sheet.getByText(/^Table\s1\s: deux résultats$/)).toBeVisible()
  await inspectPage(desk)
  await sheet.getByRole('radio', { name: /^Prendre celui du serveur/ }).check()
  await press(sheet.getByRole('button', { name: 'Tout réunir' }))
  await expect(desk.getByText(/décisions prises sans réseau sont remises$/)).toBeVisible()
  await expect(waiting(desk)).toHaveCount(0)
  const there = await matchesOf(device, { code }, 1)
  expect(there.find(({ id }) => id === one?.id)).toMatchObject({ score1: 0, score2: 2 })
  expect(await matchesOf(device, { code }, 2)).toHaveLength(4)
  await device.close()
  await elsewhere.close()
})

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
    const list = desk.getByRole('region', { name: 'Inscriptions' }).getByRole('listitem')
    await expect(list).toHaveCount(6)
    await expect(list.filter({ hasText: 'Nora' })).toBeVisible()
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
