import { randomBytes } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { createDeviceLink } from '@tablee/contract/tournaments/create-device-link'
import { importTournament } from '@tablee/contract/tournaments/import-tournament'
import { LANGUAGE_OF_PROGRAMMERS } from '@tablee/domain/language'
import type { Database } from '../database/database.ts'
import { fileTrouble } from '../database/whole/sqlite-file.ts'
import { createDeviceLink as link } from '../features/tournaments/commands/create-device-link.ts'
import { importTournament as carry } from '../features/tournaments/commands/import-tournament.ts'
import { refusalSentence } from '../wire/pages/sentences.ts'
import { type Answer, type Command, done, failed } from './command.ts'
import { withData } from './open-data.ts'
import { operatorGround } from './operator-ground.ts'

/** The limit for requests. */
const LARGEST_FILE = 1_048_576

export const importFile: Command = {
  usage: ['import FILE'],
  run: async ({ words: [name, ...more], config, fileAt, now }) => {
    if (name === undefined || more.length > 0) return null
    const file = fileAt(name)
    const value = readJson(file)
    const secret = randomBytes(32).toString('base64url')
    const input = importTournament.input.safeParse({ tournament: value, organizerId: secret })
    if (!input.success) return failed(`${file} is no tournament of this software: see docs/portable-tournament.md.`)
    return withData(config, (database) =>
      bringIn(database, { input: input.data, secret, publicUrl: config.publicUrl, now }),
    )
  },
}

type Wanted = {
  readonly input: Parameters<typeof carry>[1]
  readonly secret: string
  readonly publicUrl: string
  readonly now: () => Date
}

/** No one has the secret: a one-time link makes a device the organizer's. */
async function bringIn(database: Database, { input, secret, publicUrl, now }: Wanted): Promise<Answer> {
  const acting = { ...operatorGround(database, now), caller: null }
  const imported = await carry(acting, input)
  if (!imported.accepted) return failed(refusalSentence(LANGUAGE_OF_PROGRAMMERS, imported.refusal))
  const { code, name } = imported.value.tournament
  const asked = createDeviceLink.input.parse({ code, organizerId: secret })
  const linked = await link(acting, asked)
  if (!linked.accepted) return failed(refusalSentence(LANGUAGE_OF_PROGRAMMERS, linked.refusal))
  const address = `${publicUrl}/tournament/${code}/device#${linked.value.data.oneTimeCode}`
  return done(`${name} has the code ${code}. Whoever opens this link first organizes it, within 90 days:\n${address}`)
}

function readJson(file: string): unknown {
  let text: string
  try {
    if (statSync(file).size > LARGEST_FILE) return null
    text = readFileSync(file, 'utf8')
  } catch (error) {
    throw fileTrouble(file, error)
  }
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
