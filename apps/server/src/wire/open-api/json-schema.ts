import { sessionDocument } from '@tablee/contract/accounts/session-document'
import { tokenDocument } from '@tablee/contract/accounts/token-document'
import { userDocument } from '@tablee/contract/accounts/user-document'
import { executionDocument } from '@tablee/contract/executions/execution-document'
import { registrationDocument } from '@tablee/contract/registrations/registration-document'
import { roundDocument } from '@tablee/contract/tournaments/documents/round-document'
import { tournamentDocument } from '@tablee/contract/tournaments/documents/tournament-document'
import * as z from 'zod/mini'
import type { JsonSchema } from './operation.ts'

/** Schemas shared by many operations are written once. */
const NAMED = {
  User: userDocument,
  Session: sessionDocument,
  Token: tokenDocument,
  Execution: executionDocument,
  Tournament: tournamentDocument,
  Round: roundDocument,
  Registration: registrationDocument,
}
const nameOf = new Map<z.core.$ZodType, string>(Object.entries(NAMED).map(([name, schema]) => [schema, name]))

type Direction = 'input' | 'output'

/** A contract schema as JSON schema, or a reference to it. */
export function jsonSchema(schema: z.core.$ZodType, io: Direction): JsonSchema {
  const name = nameOf.get(schema)
  return name !== undefined && io === 'output' ? { $ref: `#/components/schemas/${name}` } : written(schema, io)
}

export function namedSchemas(): JsonSchema {
  return Object.fromEntries(Object.entries(NAMED).map(([name, schema]) => [name, written(schema, 'output')]))
}

function written(schema: z.core.$ZodType, io: Direction): JsonSchema {
  // Transformations while parsing (trimming, folding) cannot be expressed in JSON schema, and need not be.
  const { $schema: _, '~standard': __, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any', override })
  return json
}

/** How our own app treats unknown words is no promise of the server. */
function override({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodTypes; jsonSchema: { default?: unknown } }): void {
  if (zodSchema._zod.def.type === 'catch') delete jsonSchema.default
}
