import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { type Browser, type BrowserContext, type BrowserContextOptions, expect, type Page } from '@playwright/test'
import { deleteAccount } from '@tablee/contract/accounts/delete-account'
import { withDe } from '@tablee/messages/elision'
import { fr } from '@tablee/messages/fr'
import { findNode } from '../../scripts/node-runtime.mjs'
import { operatorFile } from '../../scripts/server-process.mjs'
import { callServer } from './server-call.ts'

export type Account = { readonly name: string; readonly email: string; readonly id: string }

const PASSWORD = 'Correct-Cheval-77'
const HEADERS = { 'x-appwrite-project': 'tablee' }
const run = promisify(execFile)

let accounts = 0

export async function signedInDevice(
  browser: Browser,
  name: string,
  options: BrowserContextOptions = {},
): Promise<{ readonly device: BrowserContext; readonly account: Account }> {
  // The app asks only if it noted a sign-in.
  const origin = `http://127.0.0.1:${process.env.E2E_PORT}`
  const noted = { origin, localStorage: [{ name: 'tablee:signed_in', value: 'yes' }] }
  const device = await browser.newContext({ storageState: { cookies: [], origins: [noted] }, ...options })
  accounts += 1
  const email = `${process.pid}.${Date.now()}.${accounts}@exemple.fr`
  const created = await device.request.post('/v1/account', {
    headers: HEADERS,
    data: { userId: 'unique()', email, password: PASSWORD, name },
  })
  expect(created.status()).toBe(201)
  const { $id: id } = await created.json()
  // The form has its own journey.
  const session = await device.request.post('/v1/account/sessions/email', {
    headers: HEADERS,
    data: { email, password: PASSWORD },
  })
  expect(session.status()).toBe(201)
  return { device, account: { name, email, id } }
}

/** For good, as its page does. */
export async function eraseAccount(device: BrowserContext): Promise<void> {
  await callServer(device, deleteAccount, { password: PASSWORD })
}

export async function signIn(page: Page, { name, email }: Account): Promise<void> {
  const { fields, signIn: form, menu } = fr.accounts
  await page.goto('/login')
  await page.getByLabel(fields.email).fill(email)
  await page.getByLabel(fields.password, { exact: true }).fill(PASSWORD)
  await page.getByRole('main').getByRole('button', { name: form.action }).click()
  await expect(page.getByRole('button', { name: menu.open.replace('{name, de}', withDe(name)) })).toBeVisible()
}

export async function grantOrganizer({ email }: Account): Promise<void> {
  await operatorDoes('organizer', 'grant', email, '--unverified')
}

/** Returns the command's output. */
export async function operatorDoes(...words: readonly string[]): Promise<string> {
  const environment = { ...process.env, DATA_DIR: process.env.E2E_DATA_DIR ?? '', DATABASE_URL: '' }
  const command = ['--disable-warning=ExperimentalWarning', operatorFile, ...words]
  const { stdout } = await run(findNode(), command, { env: environment })
  return stdout
}
