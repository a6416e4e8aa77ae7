import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { pairRound } from '@tablee/domain/tournaments/pairing/pair-round'
import type { PairingPlayer } from '@tablee/domain/tournaments/pairing/pairing-field'
import { readFields } from './pair/read-fields.ts'

// Pairs one Swiss round, or each of several, and prints the pairs as one line of JSON.

const USAGE = 'Usage: npm run --silent pair -- FILE [--seed TEXT]'
const DEFAULT_SEED = 'tablee'

class UsageError extends Error {}

function readArguments(): { readonly file: string; readonly seed: string } {
  try {
    const { positionals, values } = parseArgs({
      options: { seed: { type: 'string', default: DEFAULT_SEED } },
      allowPositionals: true,
    })
    const [file, ...others] = positionals
    if (file !== undefined && others.length === 0) return { file, seed: values.seed }
  } catch (error) {
    throw new UsageError(`${messageOf(error)}\n${USAGE}`)
  }
  throw new UsageError(`One file is needed.\n${USAGE}`)
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${messageOf(error)}.`)
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

function pairFile(file: string, seed: string): string {
  const pair = (field: readonly PairingPlayer[]) => ({ pairs: pairRound(field, seed) })
  const reading = readFields(readText(file))
  switch (reading.kind) {
    case 'fault':
      throw new UsageError(`${file}: ${reading.sentence}`)
    case 'one':
      return JSON.stringify(pair(reading.field))
    case 'list':
      return JSON.stringify(reading.fields.map(pair))
  }
}

try {
  const { file, seed } = readArguments()
  process.stdout.write(`${pairFile(file, seed)}\n`)
} catch (error) {
  if (!(error instanceof UsageError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
