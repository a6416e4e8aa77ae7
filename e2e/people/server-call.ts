import { type BrowserContext, expect } from '@playwright/test'
import type { Call, CallInput, CallReply } from '@tablee/contract/call'
import { PROJECT_ID } from '@tablee/contract/channels'
import type * as z from 'zod/mini'

/** With the page's session, without drawing anything. */
export async function callServer<C extends Call<string, z.ZodMiniType, z.ZodMiniType>>(
  device: BrowserContext,
  call: C,
  input: CallInput<C>,
): Promise<CallReply<C>> {
  const answer = await device.request.post(`/v1/functions/${call.id}/executions`, {
    headers: { 'x-appwrite-project': PROJECT_ID },
    data: { body: JSON.stringify(input) },
  })
  const { responseStatusCode, responseBody } = await answer.json()
  expect(responseStatusCode, `${call.id}: ${responseBody}`).toBe(200)
  return JSON.parse(responseBody)
}
