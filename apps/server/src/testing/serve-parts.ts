import { once } from 'node:events'
import { startPostgres } from '../database/testing/start-postgres.ts'
import { startRedis } from '../many-processes/testing/start-redis.ts'

// Run by `npm run bench processes`: a PostgreSQL that waits for the disk as in production, and a bus, until stdin closes. Prints their
// addresses in one line.

const postgres = await startPostgres()
const redis = await startRedis()
process.stdout.write(`${JSON.stringify({ databaseUrl: postgres.url, busUrl: redis.url })}\n`)
await once(process.stdin.resume(), 'end')
await redis.stop()
await postgres.stop()
