import { Socket } from 'node:net'
import { Client } from 'pg'

export async function administer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

const kept = new Map<string, Promise<Client>>()

/** On a connection that all files of a worker share: a new one takes longer than most statements do. */
export async function administerAgain(url: string, statement: string): Promise<void> {
  const connecting = kept.get(url) ?? connectFor(url)
  const client = await connecting
  await client.query(statement)
}

function connectFor(url: string): Promise<Client> {
  // It ends with its process, which does not wait for it.
  const client = new Client({ connectionString: url, stream: () => new Socket().unref() })
  const connecting = client.connect().then(() => client)
  kept.set(url, connecting)
  const forget = () => {
    if (kept.get(url) === connecting) kept.delete(url)
  }
  client.on('error', forget).on('end', forget)
  connecting.catch(forget)
  return connecting
}
