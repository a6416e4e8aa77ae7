import { join } from 'node:path'
import { expect } from '@playwright/test'
import { getShopInvitation, inviteToShop } from '@tablee/contract/shops/own-shop'
import { createAdvancedTournament } from '@tablee/contract/tournaments/create-advanced-tournament'
import { test } from './journey.ts'
import { grantOrganizer, signedInDevice } from './people/accounts.ts'
import { mailSaying } from './people/mailbox.ts'
import { press } from './people/press.ts'
import { callServer } from './people/server-call.ts'

const PHONE = { viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' } as const
const DESK = { viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' } as const
const LOGO = join(import.meta.dirname, '../apps/web/public/icons/tablee-512.png')

test('SHOP-10 SHOP-11 SHOP-12 a shop is opened on a phone, held with somebody else, found by what people type, and written to', async ({
  browser,
}) => {
  const { device: shop, account } = await signedInDevice(browser, 'Camille', PHONE)
  await grantOrganizer(account)
  const name = `Le Repaire ${Date.now() % 100_000}`
  const email = `repaire.${Date.now()}@exemple.fr`
  const page = await shop.newPage()

  await test.step('from the profile, with a name, an address of mail and a logo', async () => {
    await page.goto('/profile')
    await press(page.getByRole('link', { name: 'Créer un lieu', exact: true }))
    await page.getByLabel('Nom', { exact: true }).fill(name)
    await page.getByLabel('E-mail', { exact: true }).fill(email)
    await press(page.getByRole('button', { name: 'Créer le lieu', exact: true }))
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await page.getByLabel('Choisir une image', { exact: true }).setInputFiles(LOGO)
    await expect(page.getByRole('img', { name: `Logo : ${name}` })).toBeVisible()
  })

  const { tournamentId, code } = await callServer(shop, createAdvancedTournament, {
    ...{ name: 'Modern du vendredi', gameType: 'magic', format: 'modern', type: 'advance' },
    tournamentDate: new Date(Date.now() + 172_800_000).toISOString(),
  })
  expect(tournamentId).not.toBe('')

  await test.step('somebody who opens the link of an invitation runs its events', async () => {
    const { data } = await callServer(shop, inviteToShop, { role: 'co-organizer', isHandOver: false, email: null })
    await callServer(shop, getShopInvitation, { code: data.oneTimeCode ?? '' })
    const { device } = await signedInDevice(browser, 'Béa', DESK)
    const desk = await device.newPage()
    await desk.goto(`/shop-invitation#${data.oneTimeCode}`)
    await press(desk.getByRole('button', { name: 'Accepter', exact: true }))
    await expect(desk.getByText('Béa (vous)', { exact: true })).toBeVisible()
    await desk.goto(`/tournament/${code}`)
    await press(desk.getByRole('link', { name: 'Gérer le tournoi', exact: true }))
    await expect(desk.getByRole('tab', { name: 'Joueurs' })).toBeVisible()
  })

  await test.step('anybody finds the shop by its name, its event there, and writes to who organizes', async () => {
    const anybody = await (await browser.newContext(PHONE)).newPage()
    await anybody.goto('/')
    await anybody.getByRole('search').getByRole('textbox').fill(name)
    await press(anybody.getByRole('link', { name }))
    await expect(anybody).toHaveURL(/\/lieu\/le-repaire-/)
    await press(anybody.getByRole('link', { name: /Modern du vendredi/ }))
    await press(anybody.getByRole('button', { name: 'Écrire à l’organisation', exact: true }))
    await anybody.getByLabel('Votre nom', { exact: true }).fill('Inès')
    await anybody.getByLabel('Votre message', { exact: true }).fill('Y a-t-il un parking ?')
    await press(anybody.getByRole('button', { name: 'Envoyer', exact: true }))
    await expect(anybody.getByText('Message envoyé', { exact: true })).toBeVisible()
    expect(await mailSaying(email, 'Y a-t-il un parking ?')).toContain('Inès')
    await expect(anybody.getByText(email)).toHaveCount(0)
  })
})
