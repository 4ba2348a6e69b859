// Admits the requests of workers, which share by worker: those of a fleet often have one key and
// one address. What says that a worker lives must not wait for the bodies of others, so deliveries
// have places of their own.

import type { FastifyReply, FastifyRequest } from 'fastify';
import { LARGEST_DELIVERY } from '../../batches/http/delivery-size.ts';
import { bodySize, makeAdmission } from '../protection/admission.ts';
import { clientOfRequest } from '../protection/client-address.ts';
import { isDelivery } from './work-routes.ts';
import { SHORT_BYTES } from './work-sizes.ts';

/** Makes a hook for the requests of workers. At most `inHand` are in hand of either kind. */
export function makeWorkAdmission({ inHand }: { readonly inHand: number }) {
  const bytesInHand = 8 * LARGEST_DELIVERY;
  const deliveries = makeAdmission(
    { inHand, bytesInHand, sizeOf: bodySize(LARGEST_DELIVERY) },
    workerOf,
  );
  const others = makeAdmission({ inHand, bytesInHand, sizeOf: bodySize(SHORT_BYTES) }, workerOf);
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined =>
    isDelivery(request) ? deliveries(request, reply) : others(request, reply);
}

/** A worker that registers has no id yet. */
function workerOf(request: FastifyRequest): string {
  const { id } = request.params as { readonly id?: string };
  return id === undefined ? clientOfRequest(request) : `worker ${id}`;
}
