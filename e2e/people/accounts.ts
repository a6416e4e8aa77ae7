import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { type Browser, type BrowserContext, type BrowserContextOptions, expect, type Page } from '@playwright/test'
import { en } from '@tablee/messages/en'
import { fr } from '@tablee/messages/fr'

export type Account = { readonly name: string; readonly email: string; readonly id: string }

const PASSWORD = 'Correct-Cheval-77'
const HEADERS = { 'x-appwrite-project': 'tablee' }
const run = promisify(execFile)

let accounts = 0

/** A browser of its own in which somebody new is signed in. */
export async function signedInDevice(
  browser: Browser,
  name: string,
  options: BrowserContextOptions = {},
): Promise<{ readonly device: BrowserContext; readonly account: Account }> {
  const device = await browser.newContext(options)
  accounts += 1
  const email = `${process.pid}.${Date.now()}.${accounts}@exemple.fr`
  const created = await device.request.post('/v1/account', {
    headers: HEADERS,
    data: { userId: 'unique()', email, password: PASSWORD, name },
  })
  expect(created.status()).toBe(201)
  const { $id: id } = await created.json()
  const page = await device.newPage()
  const account = { name, email, id }
  await signIn(page, account, options.locale?.startsWith('en') ? en : fr)
  await page.close()
  return { device, account }
}

/** On another device of theirs, on which they do something already. */
export async function signIn(page: Page, { name, email }: Account, { accounts: texts }: typeof fr | typeof en = fr) {
  const { fields, signIn: form, menu } = texts
  await page.goto('/login')
  await page.getByLabel(fields.email).fill(email)
  await page.getByLabel(fields.password, { exact: true }).fill(PASSWORD)
  await page.getByRole('main').getByRole('button', { name: form.action }).click()
  await expect(page.getByRole('button', { name: menu.open.replace('{name}', name) })).toBeVisible()
}

/** What the operator of the server does for a shop that asks. */
export async function grantOrganizer({ email }: Account): Promise<void> {
  await operatorDoes('organizer', 'grant', email, '--unverified')
}

/** A command of the operator on the server under test; gives what it printed. */
export async function operatorDoes(...words: readonly string[]): Promise<string> {
  const environment = { ...process.env, DATA_DIR: process.env.E2E_DATA_DIR ?? '', DATABASE_URL: '' }
  const command = ['scripts/run.mjs', 'apps/server/src/operator.ts', ...words]
  const { stdout } = await run(process.execPath, command, { env: environment })
  return stdout
}
