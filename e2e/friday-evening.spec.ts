import { expect } from '@playwright/test'
import { test } from './journey.ts'
import { Organizer } from './people/organizer.ts'
import { Player } from './people/player.ts'

test.use({ serviceWorkers: 'allow' })

const NAMES = [
  'Amélie',
  'Bruno',
  'Chloé',
  'Driss',
  'Maximilien-Alexandre de la Rochefoucauld',
  'Fanny',
  'Gaël',
  'Hélène',
  'Inès',
]

test('DASH-1 DASH-5 DASH-6 QADM-1 QADM-4 an organizer and nine players play a Friday evening to its final ranking', async ({
  browser,
}) => {
  const organizer = await Organizer.open(browser, { name: 'Vendredi soir', seats: 12 })
  await expect(organizer.page.getByRole('button', { name: 'Démarrer le tournoi' })).toBeDisabled()

  const players: Player[] = []
  for (const name of NAMES) players.push(await Player.sitDown(browser, name, organizer.code))
  await expect(organizer.page.getByRole('heading', { name: '9 joueurs sur 12' })).toBeVisible()
  await organizer.start()

  // One of the nine has the bye.
  const tables = await tablesOf(players, 1)
  expect([...tables.keys()].sort()).toEqual([1, 2, 3, 4])
  const seated = [...tables.values()].flat()
  const [exempt] = players.filter((player) => !seated.includes(player))
  await expect(must(exempt).page.getByRole('heading', { name: 'Vous ne jouez pas cette ronde' })).toBeVisible()

  await test.step('table 1: the opponent contests, the organizer decides between both reports', async () => {
    const [first, second] = pairAt(tables, 1)
    await first.report('Vous gagnez 2-1')
    await expect(second.page.getByRole('heading', { name: `${first.shortName} gagne 2-1` })).toBeVisible()
    await expect(second.page.getByText(`${first.shortName} a envoyé ce score.`)).toBeVisible()
    await second.page.getByRole('button', { name: 'Ce n’est pas le bon score' }).click()
    const dialog = second.page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Nul 1-1' }).click()
    await dialog.getByRole('button', { name: 'Envoyer : nul 1-1' }).click()
    await expect(first.page.getByText('Résultat contesté')).toBeVisible()
    const contested = organizer.page.getByRole('region', { name: 'À trancher' })
    await expect(contested.getByRole('button', { name: `${first.name} : j’ai gagné 2-1` })).toBeVisible()
    await expect(organizer.page.getByRole('button', { name: 'Ronde suivante' })).toHaveCount(0)
    await expect(organizer.page.getByRole('button', { name: /^\d tables? à saisir/ })).toBeVisible()
    await contested.getByRole('button', { name: `${second.name} : match nul 1-1` }).click()
    await expect(first.page.getByRole('heading', { name: 'Nul 1-1' })).toBeVisible()
    await expect(second.page.getByText('Résultat saisi par l’organisation.')).toBeVisible()
  })

  await test.step('table 2: the connection is lost, the choice is kept and sends itself', async () => {
    const [first, second] = pairAt(tables, 2)
    await first.phone.setOffline(true)
    await first.report('Vous gagnez 2-0')
    await expect(first.page.getByText('À envoyer')).toBeVisible()
    await expect(first.page.getByText(/Hors ligne/)).toBeVisible()
    await first.phone.setOffline(false)
    await expect(second.page.getByRole('heading', { name: `${first.shortName} gagne 2-0` })).toBeVisible()
  })

  await test.step('table 3: a reload in the middle changes nothing', async () => {
    const [first, second] = pairAt(tables, 3)
    await second.page.reload()
    await first.concede('2-0')
    await expect(second.page.getByRole('heading', { name: 'Vous gagnez 2-0' })).toBeVisible()
    await second.page.reload()
    await expect(second.page.getByRole('heading', { name: 'Vous gagnez 2-0' })).toBeVisible()
    await expect(second.heading).toBeHidden()
  })

  await test.step('table 4: the organizer enters the result', async () => {
    const [first] = pairAt(tables, 4)
    await organizer.givesWin(4, first.name)
    await expect(first.page.getByRole('heading', { name: 'Vous gagnez 2-0' })).toBeVisible()
  })

  const gone = pairAt(tables, 4)[1]
  await test.step('somebody arrives late, somebody leaves', async () => {
    await organizer.openTab('Joueurs')
    await organizer.addLatePlayer('Tardif')
    await expect(organizer.page.getByText('Dès la ronde 2')).toBeVisible()
    await organizer.openPlayer(gone.name, 'Faire abandonner')
    await organizer.page.getByRole('button', { name: 'Confirmer l’abandon' }).click()
    await expect(organizer.page.getByText(`${gone.name} abandonne.`)).toBeVisible()
  })

  const sleeper = pairAt(tables, 3)[0]
  await sleeper.phone.setOffline(true)
  await organizer.openTab('Tables')
  await organizer.nextRound(2)
  const awake = players.filter((player) => player !== gone && player !== sleeper)
  for (const player of awake) await expect(player.page.getByRole('heading', { name: 'Ronde 2/5' })).toBeVisible()
  await sleeper.phone.setOffline(false)
  await sleeper.table(2)
  await expect(gone.page.getByText(/a noté votre abandon/).first()).toBeVisible()

  await test.step('round 2 is entered by the organizer; nobody meets twice, the bye goes to another player', async () => {
    const second = await tablesOf([...awake, sleeper], 2)
    for (const [table, [first, other]] of second) {
      const winner = must(first)
      if (other) expect([...tables.values()]).not.toContainEqual(expect.arrayContaining([winner, other]))
      await organizer.givesWin(table, winner.name)
      await expect(winner.page.getByRole('heading', { name: 'Vous gagnez 2-0' })).toBeVisible()
    }
    expect([...second.values()].flat()).toContain(exempt)
  })

  await organizer.finish()
  for (const player of players) {
    await expect(player.page.getByText(/^Vous (terminez|remportez)/)).toBeVisible()
  }

  await test.step('RANK-1 the final ranking stands on the public page, dropped player included', async () => {
    const stranger = await browser.newPage()
    await stranger.goto(`/tournament/${organizer.code}`)
    await expect(stranger.getByRole('heading', { name: 'Classement final' })).toBeVisible()
    const rows = stranger.getByRole('table').first().getByRole('row')
    await expect(rows).toHaveCount(1 + NAMES.length + 1)
    await expect(stranger.getByRole('row').filter({ hasText: gone.name })).toBeVisible()
    await stranger.close()
  })
})

async function tablesOf(players: readonly Player[], round: number): Promise<ReadonlyMap<number, readonly Player[]>> {
  const tables = new Map<number, Player[]>()
  for (const player of players) {
    const table = await player.table(round)
    if (table !== null) tables.set(table, [...(tables.get(table) ?? []), player])
  }
  return tables
}

function pairAt(tables: ReadonlyMap<number, readonly Player[]>, table: number): readonly [Player, Player] {
  const [first, second] = tables.get(table) ?? []
  return [must(first), must(second)]
}

function must<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('Somebody is missing at the table')
  return value
}
