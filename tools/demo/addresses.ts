import { once } from 'node:events'
import { createServer } from 'node:net'
import { networkInterfaces } from 'node:os'

/** This machine's address for a phone in the same network; null without a network. */
export function addressInNetwork(): string | null {
  const addresses = Object.values(networkInterfaces()).flatMap((each) => each ?? [])
  return addresses.find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? null
}

/** The wanted port, or a free one if another program has it. */
export async function portOrFree(wanted: number): Promise<number> {
  return (await portIfFree(wanted)) ?? (await portIfFree(0)) ?? 0
}

async function portIfFree(port: number): Promise<number | null> {
  const probe = createServer().listen(port)
  try {
    await once(probe, 'listening')
  } catch {
    return null
  }
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  return typeof address === 'object' && address ? address.port : null
}
