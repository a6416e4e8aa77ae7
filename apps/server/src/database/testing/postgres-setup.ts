import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openPostgres } from '../connection/open-postgres.ts'
import { openSqlite } from '../connection/open-sqlite.ts'
import { administer } from './administer.ts'
import { FOR_TESTS, startPostgres } from './start-postgres.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string
    postgresTemplate: string
    sqliteTemplate: string
  }
}

/** One real PostgreSQL per run, or the one in `PG_URL`; migrated once. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'tablee-template-'))
  const { url, stop } = await servingPostgres()
  const template = `tablee_template_${randomBytes(6).toString('hex')}`
  await administer(url, `create database ${template}`)
  const migrated = new URL(url)
  migrated.pathname = `/${template}`
  const opened = await Promise.all([openPostgres(migrated.href), openSqlite(folder)])
  await Promise.all(opened.map((database) => database.close()))
  project.provide('postgresUrl', url)
  project.provide('postgresTemplate', template)
  project.provide('sqliteTemplate', folder)
  return async () => {
    rmSync(folder, { recursive: true, force: true })
    await administer(url, `drop database ${template}`)
    await stop()
  }
}

async function servingPostgres(): Promise<{ readonly url: string; readonly stop: () => Promise<void> }> {
  const given = process.env.PG_URL
  return given ? { url: given, stop: async () => {} } : startPostgres(FOR_TESTS)
}
