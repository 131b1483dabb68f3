import * as z from 'zod/mini';
import { defineCall } from './Call.ts';

export const Places = z.object({
  features: z.array(z.object({ properties: z.object({ formatted: z.string() }) })),
});

const defineCoordinate = (limit: number) => z.coerce.number().check(z.minimum(-limit), z.maximum(limit));

export const reverseGeocode = defineCall({
  name: 'reverseGeocode',
  summary: 'The place at a pair of coordinates',
  method: 'GET',
  path: '/api/geocode/reverse',
  access: 'session',
  query: z.object({ lat: defineCoordinate(90), lon: defineCoordinate(180) }),
  response: Places,
});

export const suggestPlaces = defineCall({
  name: 'suggestPlaces',
  summary: 'Places that match a text',
  method: 'GET',
  path: '/api/geocode/autocomplete',
  access: 'session',
  query: z.object({ text: z.string().check(z.minLength(1), z.maxLength(200)) }),
  response: Places,
});
