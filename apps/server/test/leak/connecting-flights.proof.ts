import { testConnectingFlights } from './connecting-flights.ts';

testConnectingFlights();
