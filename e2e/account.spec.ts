import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { inspectPage } from './inspect-page.ts'
import { test } from './journey.ts'
import { linkInMailTo } from './people/mailbox.ts'
import { press } from './people/press.ts'

const addressOf = (name: string) => `${name}.${Date.now()}@exemple.fr`

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Se connecter' }).click()
}

test('AUTH-1 AUTH-3 AUTH-4 AUTH-6 AUTH-7 AUTH-11 LAY-2 LAY-4 an account is made, confirmed, lost, recovered, changed and deleted', async ({
  browser,
  expects,
}) => {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const page = await context.newPage()
  const email = addressOf('zoe')
  const passwords = ['Correct-Cheval-77', 'Batterie-Agrafe-88', 'Tapis-Vert-Rouge-99'] as const
  const avatar = page.getByRole('button', { name: 'Compte de Zoé' })

  await test.step('AUTH-1 AUTH-2 register', async () => {
    await page.goto('/')
    await page.getByRole('banner').getByRole('link', { name: 'Se connecter' }).click()
    await page.getByRole('main').getByRole('link', { name: 'Créer un compte' }).click()
    await page.getByLabel('Pseudo').fill('Zoé')
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Mot de passe', { exact: true }).fill('azertyuiopqs')
    await expect(page.getByText('Non valide')).toBeVisible()
    await page.getByLabel('Mot de passe', { exact: true }).fill(passwords[0])
    await expect(page.getByText('très forte')).toBeVisible()
    await page.getByLabel('Prénom').fill('Zoé')
    await page.getByLabel('Nom', { exact: true }).fill('Martin')
    await page.getByLabel('Localisation').fill('Saint-Étienne')
    await page.getByRole('checkbox').check()
    await page.getByRole('main').getByRole('button', { name: 'Créer un compte' }).click()
    await expect(page).toHaveURL('/confirm-email-sent')
    await expect(page.getByText(email)).toBeVisible()
    await expect(avatar).toBeVisible()
  })

  await test.step('AUTH-4 follow the link of the confirmation mail', async () => {
    const link = await linkInMailTo(email, '/verify-email')
    await page.goto(link)
    await expect(page.getByRole('heading', { name: 'Votre adresse est confirmée' })).toBeVisible()
    const other = await browser.newPage()
    await other.goto(link)
    await expect(other.getByRole('heading', { name: 'Votre adresse est confirmée' })).toBeVisible()
    expects.answer(401, '/v1/account/verification')
    await other.goto(link.replace(/secret=[\w-]{4}/, 'secret=xxxx'))
    await expect(other.getByRole('heading', { name: 'Lien de vérification invalide' })).toBeVisible()
    await other.close()
  })

  await test.step('LAY-2 AUTH-7 sign out; another tab learns it', async () => {
    expects.answer(401, /\/v1\/account$/)
    const other = await context.newPage()
    await other.goto('/profile')
    await expect(other.getByRole('heading', { name: 'Zoé', level: 1 })).toBeVisible()
    await page.getByRole('button', { name: 'Continuer' }).click()
    // The page that comes closes menus.
    await expect(page.getByRole('heading', { level: 1, name: 'Prenez place.' })).toBeVisible()
    await avatar.click()
    await page.getByRole('menuitem', { name: 'Se déconnecter' }).click()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Se connecter' })).toBeVisible()
    await expect(other.getByText('Votre session est terminée')).toBeVisible()
    await expect(other).toHaveURL('/login?redirect=/profile')
    await other.close()
  })

  await test.step('LAY-4 AUTH-3 sign in and come back', async () => {
    await page.goto('/update-password')
    await expect(page).toHaveURL('/login?redirect=/update-password')
    expects.answer(401, '/v1/account/sessions/email')
    await signIn(page, email, 'Autre-Chose-123')
    await expect(page.getByText('L’adresse e-mail ou le mot de passe est incorrect.')).toBeVisible()
    await signIn(page, email.toUpperCase(), passwords[0])
    await expect(page).toHaveURL('/update-password')
    await expect(page.getByRole('heading', { name: 'Changer de mot de passe' })).toBeVisible()
  })

  await test.step('AUTH-4 forget the password and set another by mail', async () => {
    const phone = await browser.newPage()
    await phone.goto('/login')
    await phone.getByRole('link', { name: 'Mot de passe oublié' }).click()
    // The sign-in page has a field of the same name.
    await expect(phone.getByRole('heading', { name: 'Mot de passe oublié' })).toBeVisible()
    await phone.getByLabel('E-mail').fill(email)
    await phone.getByRole('button', { name: 'Envoyer le lien' }).click()
    await expect(phone).toHaveURL('/reset-password-email-sent')
    await phone.goto(await linkInMailTo(email, '/reset-password'))
    await phone.getByLabel('Nouveau mot de passe', { exact: true }).fill(passwords[1])
    await phone.getByLabel('Confirmez le nouveau mot de passe').fill(passwords[1])
    await phone.getByRole('button', { name: 'Enregistrer le mot de passe' }).click()
    await expect(phone.getByRole('heading', { name: 'Votre mot de passe est changé' })).toBeVisible()
    await phone.goto('/reset-password')
    await expect(phone.getByRole('heading', { name: 'Lien de réinitialisation invalide' })).toBeVisible()
    await phone.close()
    await page.goto('/profile')
    await expect(page).toHaveURL('/login?redirect=/profile')
    await signIn(page, email, passwords[1])
    await expect(page).toHaveURL('/profile')
  })

  await test.step('AUTH-6 edit the profile', async () => {
    await expect(page.getByLabel('Localisation')).toHaveValue('Saint-Étienne')
    await page.getByLabel('Nom', { exact: true }).fill('de la Rochefoucauld')
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
    await expect(page.getByText('Profil enregistré')).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('Nom', { exact: true })).toHaveValue('de la Rochefoucauld')
    await expect(page.getByText('Cet appareil')).toBeVisible()
  })

  await test.step('AUTH-6 update the password', async () => {
    await page.goto('/update-password')
    await page.getByLabel('Mot de passe actuel').fill(passwords[1])
    await page.getByLabel('Nouveau mot de passe', { exact: true }).fill(passwords[1])
    await page.getByLabel('Confirmez le nouveau mot de passe').fill(passwords[2])
    await page.getByRole('button', { name: 'Changer le mot de passe' }).click()
    await expect(page.getByText('Le nouveau mot de passe doit être différent de l’ancien.')).toBeVisible()
    await expect(page.getByText('Les mots de passe ne correspondent pas')).toBeVisible()
    await page.getByLabel('Nouveau mot de passe', { exact: true }).fill(passwords[2])
    await page.getByRole('button', { name: 'Changer le mot de passe' }).click()
    await expect(page).toHaveURL('/profile')
  })

  await test.step('AUTH-11 download the data, then delete the account', async () => {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Télécharger mes données' }).click()
    const text = readFileSync(await (await download).path(), 'utf8')
    expect(text).toContain(email)
    expect(text).toContain('de la Rochefoucauld')
    expect(text).not.toContain('argon2')
    await page.getByRole('button', { name: 'Supprimer mon compte' }).click()
    const dialog = page.getByRole('alertdialog')
    await expect(dialog.getByText('vos résultats, sous un nom inventé')).toBeVisible()
    await dialog.getByLabel('Votre mot de passe').fill(passwords[1])
    await dialog.getByRole('button', { name: 'Supprimer mon compte' }).click()
    await expect(dialog.getByText('Le mot de passe actuel est incorrect.')).toBeVisible()
    await dialog.getByLabel('Votre mot de passe').fill(passwords[2])
    await dialog.getByRole('button', { name: 'Supprimer mon compte' }).click()
    await expect(page.getByText('Votre compte est supprimé')).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Se connecter' })).toBeVisible()
    await page.goto('/login')
    await signIn(page, email, passwords[2])
    await expect(page.getByText('L’adresse e-mail ou le mot de passe est incorrect.')).toBeVisible()
  })
  await context.close()
})

test('LAY-10 LAY-11 AUTH-1 CREA-6 CREA-8 the account screens in English on a small phone', async ({ browser }) => {
  const phone = await browser.newContext({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    locale: 'en-GB',
    reducedMotion: 'reduce',
  })
  const page = await phone.newPage()
  const email = addressOf('max')
  for (const path of [
    '/login',
    '/forgot-password',
    '/reset-password-email-sent',
    '/reset-password',
    '/reset-password?userId=a&secret=b',
    '/verify-email',
    '/privacy',
    '/terms',
    '/about',
    '/become-organizer',
  ]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await inspectPage(page)
  }

  await test.step('CREA-6 an advanced tournament needs an account, and the way there remembers', async () => {
    await page.goto('/')
    await page.getByRole('tab', { name: 'Advanced' }).click()
    await inspectPage(page)
    await page.getByRole('textbox', { name: 'Tournament name' }).fill('Winter Cup')
    await page.getByRole('textbox', { name: 'Tournament date' }).fill('31/12/2026')
    await page.getByRole('button', { name: 'Open the calendar' }).click()
    await expect(page.getByRole('grid', { name: 'December 2026' })).toBeVisible()
    await inspectPage(page)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Create tournament' }).click()
    const dialog = page.getByRole('dialog', { name: 'Sign-in required' })
    await expect(dialog).toBeVisible()
    await inspectPage(page)
    await dialog.getByRole('link', { name: 'Create an account' }).click()
    await expect(page).toHaveURL(/\/register\?formData=/)
  })

  await test.step('AUTH-1 register', async () => {
    await page.getByRole('button', { name: 'Create an account' }).click()
    await expect(page.getByText('The nickname is required')).toBeVisible()
    await expect(page.getByLabel('Nickname')).toBeFocused()
    await inspectPage(page)
    await page.getByLabel('Nickname').fill('Maximilien-Alexandre de la Rochefoucauld')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill('Correct-Horse-77')
    await page.getByLabel('First name').fill('Max')
    await page.getByLabel('Last name').fill('Rochefoucauld')
    await page.getByLabel('Location').fill('London')
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Create an account' }).click()
    await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible()
    await inspectPage(page)
    await page.getByRole('button', { name: 'Continue' }).click()
  })

  await test.step('CREA-6 CREA-8 back on the advanced tab, organizer access needs a confirmed address', async () => {
    await expect(page.getByRole('tab', { name: 'Advanced' })).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByText('You have to be an organizer to create an Advanced tournament.')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Tournament name' })).toHaveValue('Winter Cup')
    await expect(page.getByRole('textbox', { name: 'Tournament date' })).toHaveValue('31/12/2026')
    await expect(page.getByRole('button', { name: 'Create tournament' })).toBeDisabled()
    await page.getByRole('tabpanel').getByRole('link', { name: 'Become an organizer' }).click()
    await inspectPage(page)
    await expect(page.getByRole('button', { name: 'Request access' })).toBeDisabled()
    await page.getByRole('checkbox').check()
    await press(page.getByRole('button', { name: 'Request access' }))
    await expect(page.getByRole('alert').getByText(/confirm/i)).toBeVisible()
    await inspectPage(page)
    await page.keyboard.press('Escape')
  })

  await test.step('LAY-2 the menu, the profile and the pages to come', async () => {
    await page.getByRole('button', { name: /, Account of / }).click()
    await inspectPage(page)
    await page.getByRole('menuitem', { name: 'Profile' }).click()
    await expect(page.getByText('Your email address is not confirmed')).toBeVisible()
    await inspectPage(page)
    await page.getByRole('button', { name: 'Delete my account' }).click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await inspectPage(page)
    for (const path of ['/update-password', '/organized-tournaments', '/admin-advanced', '/my-events']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await inspectPage(page)
    }
  })

  await test.step('AUTH-4 the mail is in English too, and its link works', async () => {
    await page.goto(await linkInMailTo(email, '/verify-email'))
    await expect(page.getByRole('heading', { name: 'Your email address is confirmed' })).toBeVisible()
  })
  await phone.close()
})
