import * as z from 'zod/mini'

const header = z.object({ name: z.string(), value: z.string() })

/** One function call as its caller sees it. `responseBody` is empty if nobody waits for the answer. */
export const executionDocument = z.object({
  $id: z.string(),
  $createdAt: z.string(),
  $updatedAt: z.string(),
  $permissions: z.array(z.string()),
  functionId: z.string(),
  /** The last three are for newer clients. */
  resourceId: z.string(),
  resourceType: z.literal('functions'),
  deploymentId: z.literal(''),
  trigger: z.literal('http'),
  status: z.enum(['waiting', 'completed', 'failed']),
  requestMethod: z.string(),
  requestPath: z.string(),
  requestHeaders: z.array(header),
  /** The function's own status; 0 until it has run. */
  responseStatusCode: z.int(),
  responseBody: z.string(),
  responseHeaders: z.array(header),
  logs: z.literal(''),
  errors: z.literal(''),
  duration: z.number(),
})

export type ExecutionDocument = z.output<typeof executionDocument>
