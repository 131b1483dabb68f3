import { reverseGeocode, suggestPlaces } from '../../../contract/geocode.ts';
import { GeocoderUnavailable, type Geocoder } from '../../application/ports/Geocoder.ts';
import type { Place } from '../../domain/places/Place.ts';
import { HttpProblem } from '../problems.ts';
import type { RouteModule } from '../RouteModule.ts';

interface Features {
  readonly features: { readonly properties: { readonly formatted: string } }[];
}

/** Adds the two calls of spec section 7. The service's key and other data of its answers stay on the server. */
export function geocodingRoutes(geocoder: Geocoder): RouteModule {
  return (calls) => {
    calls.serve(suggestPlaces, ({ query, signal }) =>
      answerLookup(geocoder.suggest(String(query['text']), signal).then(toFeatures)),
    );

    calls.serve(reverseGeocode, ({ query, signal }) =>
      answerLookup(
        geocoder
          .placeAt(Number(query['lat']), Number(query['lon']), signal)
          .then((place) => toFeatures(place ? [place] : [])),
      ),
    );
  };
}

function toFeatures(places: readonly Place[]): Features {
  return { features: places.map(({ formatted }) => ({ properties: { formatted } })) };
}

async function answerLookup(lookup: Promise<Features>): Promise<Features> {
  try {
    return await lookup;
  } catch (cause) {
    if (cause instanceof GeocoderUnavailable)
      throw Object.assign(new HttpProblem(503, 'Places cannot be looked up at the moment.'), { cause });
    throw cause;
  }
}
