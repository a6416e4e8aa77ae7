import { expect } from '@playwright/test'
import { keepShop } from '@tablee/contract/shops/own-shop'
import { createAdvancedTournament } from '@tablee/contract/tournaments/create-advanced-tournament'
import { test } from './journey.ts'
import { grantOrganizer, signedInDevice } from './people/accounts.ts'
import { press } from './people/press.ts'
import { callServer } from './people/server-call.ts'

const PHONE = { viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' } as const

test('TOKN-1 TOKN-2 TOKN-6 a shop makes a key on a phone, its program reads with it, and stops when it is revoked', async ({
  browser,
  playwright,
}) => {
  const { device: shop, account } = await signedInDevice(browser, 'Camille', PHONE)
  await grantOrganizer(account)
  await callServer(shop, keepShop, {
    ...{ name: 'Le Repaire', location: null, email: null, phone: null, site: null, discord: null, instagram: null },
    ...{ words: null, takesReplies: false, takesMessages: false },
  })
  await callServer(shop, createAdvancedTournament, {
    ...{ name: 'Modern du vendredi', gameType: 'magic', format: 'modern', type: 'advance' },
    ...{ tournamentDate: '2099-01-16T14:00:00+01:00', description: '', location: '69003 Lyon' },
  })
  const page = await shop.newPage()
  await page.goto('/my-shop')
  await press(page.getByRole('link', { name: 'Voir les accès', exact: true }))
  await page.getByLabel('Nom du programme', { exact: true }).fill('Écran de la salle')
  await page.getByText('Lire et faire jouer', { exact: true }).click()
  await press(page.getByRole('button', { name: 'Créer la clé', exact: true }))
  const key = await page.getByText(/^tbl_/).textContent()
  const program = await playwright.request.newContext({
    baseURL: `http://127.0.0.1:${process.env.E2E_PORT}`,
    extraHTTPHeaders: { authorization: `Bearer ${key}` },
  })
  const ask = () => program.post('/v1/functions/get-shop-events/executions', { data: { body: '{}' } })
  const { responseBody } = await (await ask()).json()
  expect(JSON.parse(responseBody).data.events).toMatchObject([{ name: 'Modern du vendredi', state: 'waiting' }])
  await expect(page.getByRole('list', { name: 'Accès', exact: true }).getByText('Lire et faire jouer')).toBeVisible()
  await expect(page.getByText('Donnez un nom à cet accès.')).toHaveCount(0)
  await page.reload()
  await expect(page.getByText(/Utilisé le/)).toBeVisible()
  await expect(page.getByText(/^tbl_/)).toHaveCount(0)
  await press(page.getByRole('button', { name: 'Révoquer Écran de la salle', exact: true }))
  await press(page.getByRole('alertdialog').getByRole('button', { name: 'Révoquer', exact: true }))
  await expect(page.getByText('Aucun accès')).toBeVisible()
  expect((await ask()).status()).toBe(401)
  await program.dispose()
})
