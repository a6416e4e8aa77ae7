import type { TestProject } from 'vitest/node'
import { startPostgres } from './start-postgres.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string
  }
}

/** One real PostgreSQL for the whole run; `PG_URL` names another one. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.PG_URL
  if (given) {
    project.provide('postgresUrl', given)
    return async () => {}
  }
  const { url, stop } = await startPostgres()
  project.provide('postgresUrl', url)
  return stop
}
